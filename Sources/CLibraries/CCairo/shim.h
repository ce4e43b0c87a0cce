#pragma once
#if __has_include(<cairo/cairo.h>)
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include <cairo/cairo.h>
#else
#error "Cairo is not installed. On Debian and Ubuntu: apt-get install libcairo2-dev"
#endif

/* cairo-ft.h includes FreeType's headers; see Sources/CFreeType/shim.h. */
typedef struct FT_FaceRec_ *FT_Face;
cairo_font_face_t *cairo_ft_font_face_create_for_ft_face(FT_Face face, int load_flags);
