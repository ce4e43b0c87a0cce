/* The declarations of Sources/C…/shim.h together with the libraries' own: a difference does not
   compile. Scripts/check-core headers compiles this with what pkg-config says. */
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include <cairo-ft.h>
#include <librsvg/rsvg.h>
#include <poppler.h>

#define DT_SYSTEM_HEADERS
#include "../Sources/CCairo/shim.h"
#include "../Sources/CFreeType/shim.h"
#include "../Sources/CPoppler/shim.h"
#include "../Sources/CRsvg/shim.h"

_Static_assert(sizeof(GError) == 16 && offsetof(GError, message) == 8, "GError");
_Static_assert(sizeof(RsvgRectangle) == 32 && offsetof(RsvgRectangle, x) == 0 &&
                   offsetof(RsvgRectangle, y) == 8 && offsetof(RsvgRectangle, width) == 16 &&
                   offsetof(RsvgRectangle, height) == 24,
               "RsvgRectangle");
