#pragma once

/* The headers are not used; without them the linker would say which file it misses, and not why. */
#if defined(__linux__) && !__has_include(<librsvg-2.0/librsvg/rsvg.h>)
#error "librsvg is not installed. On Debian and Ubuntu: apt-get install librsvg2-dev"
#endif
#include "../CPoppler/glib.h"
#include <cairo/cairo.h>

typedef struct _RsvgHandle RsvgHandle;

#ifndef DT_SYSTEM_HEADERS
/* Never made or looked into here; complete, so that Swift knows its pointers apart. */
struct _RsvgHandle {
  void *reserved;
};

typedef struct {
  double x;
  double y;
  double width;
  double height;
} RsvgRectangle;

typedef struct _RsvgLength RsvgLength;
#endif

RsvgHandle *rsvg_handle_new_from_data(const unsigned char *data, gsize count, GError **error);
gboolean rsvg_handle_get_intrinsic_size_in_pixels(RsvgHandle *handle, double *width,
                                                  double *height);
void rsvg_handle_get_intrinsic_dimensions(RsvgHandle *handle, gboolean *has_width,
                                          RsvgLength *width, gboolean *has_height,
                                          RsvgLength *height, gboolean *has_box,
                                          RsvgRectangle *box);
gboolean rsvg_handle_render_document(RsvgHandle *handle, cairo_t *context,
                                     const RsvgRectangle *viewport, GError **error);
