#include "bare_shaping.h"

#include <harfbuzz/hb.h>

static hb_buffer_t *buffer;

void *bare_font(const char *path) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (!blob) return 0;
  hb_face_t *face = hb_face_create(blob, 0);
  hb_font_t *font = hb_font_create(face);
  hb_face_destroy(face);
  hb_blob_destroy(blob);
  buffer = hb_buffer_create();
  return font;
}

unsigned bare_shape(void *font, const char *text, int length) {
  hb_buffer_reset(buffer);
  hb_buffer_add_utf8(buffer, text, length, 0, length);
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(font, buffer, 0, 0);
  return hb_buffer_get_length(buffer);
}
