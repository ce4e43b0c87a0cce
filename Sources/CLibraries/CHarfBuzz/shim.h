#pragma once
#if __has_include(<harfbuzz/hb.h>)
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
#else
#error "HarfBuzz is not installed. On Debian and Ubuntu: apt-get install libharfbuzz-dev"
#endif

/* Draws a glyph's outline. HarfBuzz 7 renamed the function that HarfBuzz 6 has. */
static inline void dt_hb_font_draw_glyph(hb_font_t *font, hb_codepoint_t glyph,
                                         hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, data);
#else
  hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}
