#include "CJPEGDecoder.h"

#if !__has_include(<jpeglib.h>)
#error "libjpeg is not installed. On Debian and Ubuntu: apt-get install libjpeg-dev"
#endif

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

/* A progressive file may hold thousands of scans of a large picture; real ones have about ten. */
static const int maximum_scans = 100;

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf escape;
  char *message;
  int result;
} error_manager;

static void leave(j_common_ptr info, int result) {
  error_manager *errors = (error_manager *)info->err;
  errors->result = result;
  longjmp(errors->escape, 1);
}

static void on_error(j_common_ptr info) {
  error_manager *errors = (error_manager *)info->err;
  char text[JMSG_LENGTH_MAX];
  info->err->format_message(info, text);
  snprintf(errors->message, dt_jpeg_message_size, "%s", text);
  leave(info, info->err->msg_code == JERR_IMAGE_TOO_BIG ? dt_jpeg_too_large : dt_jpeg_damaged);
}

static void on_message(j_common_ptr info, int level) {
  if (level >= 0) return;
  error_manager *errors = (error_manager *)info->err;
  if (errors->base.num_warnings++ == 0) {
    char text[JMSG_LENGTH_MAX];
    info->err->format_message(info, text);
    snprintf(errors->message, dt_jpeg_message_size, "%s", text);
  }
}

static void on_output(j_common_ptr info) { (void)info; }

static void on_progress(j_common_ptr info) {
  if (!info->is_decompressor) return;
  if (((j_decompress_ptr)info)->input_scan_number <= maximum_scans) return;
  error_manager *errors = (error_manager *)info->err;
  snprintf(errors->message, dt_jpeg_message_size, "more than %d scans", maximum_scans);
  leave(info, dt_jpeg_unexpected);
}

static void prepare(struct jpeg_decompress_struct *info, error_manager *errors, char *message) {
  message[0] = 0;
  info->err = jpeg_std_error(&errors->base);
  errors->base.error_exit = on_error;
  errors->base.emit_message = on_message;
  errors->base.output_message = on_output;
  errors->message = message;
  errors->result = dt_jpeg_ok;
}

int dt_jpeg_read_header(const uint8_t *bytes, size_t count, dt_jpeg_header *header,
                        char *message) {
  struct jpeg_decompress_struct info;
  error_manager errors;
  memset(&info, 0, sizeof info);
  prepare(&info, &errors, message);
  if (setjmp(errors.escape)) {
    jpeg_destroy_decompress(&info);
    return errors.result;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  header->width = info.image_width;
  header->height = info.image_height;
  jpeg_destroy_decompress(&info);
  return dt_jpeg_ok;
}

static uint32_t opaque(uint32_t red, uint32_t green, uint32_t blue) {
  return 0xFF000000u | red << 16 | green << 8 | blue;
}

/* Turns a row of RGB, or of Adobe's inverted CMYK, into pixels. Works from the right, because the
   packed row lies at the start of the same memory. */
static void unpack(uint32_t *row, uint32_t width, int is_cmyk, int is_inverted) {
  const uint8_t *packed = (const uint8_t *)row;
  for (uint32_t x = width; x-- > 0;) {
    if (!is_cmyk) {
      const uint8_t *p = packed + 3 * (size_t)x;
      row[x] = opaque(p[0], p[1], p[2]);
      continue;
    }
    const uint8_t *p = packed + 4 * (size_t)x;
    uint8_t flip = is_inverted ? 0 : 255;
    uint32_t key = p[3] ^ flip;
    row[x] = opaque((p[0] ^ flip) * key / 255, (p[1] ^ flip) * key / 255, (p[2] ^ flip) * key / 255);
  }
}

int dt_jpeg_decode(const uint8_t *bytes, size_t count, dt_jpeg_header header, uint32_t *pixels,
                   char *message) {
  struct jpeg_decompress_struct info;
  struct jpeg_progress_mgr progress;
  error_manager errors;
  memset(&info, 0, sizeof info);
  memset(&progress, 0, sizeof progress);
  progress.progress_monitor = on_progress;
  prepare(&info, &errors, message);
  if (setjmp(errors.escape)) {
    jpeg_destroy_decompress(&info);
    return errors.result;
  }
  jpeg_create_decompress(&info);
  info.progress = &progress;
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  int is_cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = is_cmyk ? JCS_CMYK : JCS_RGB;
  info.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&info);
  if (info.output_width != header.width || info.output_height != header.height) {
    snprintf(message, dt_jpeg_message_size, "dimensions changed while reading");
    leave((j_common_ptr)&info, dt_jpeg_unexpected);
  }
  while (info.output_scanline < info.output_height) {
    uint32_t *row = pixels + (size_t)info.output_scanline * header.width;
    JSAMPROW rows[1] = {(JSAMPROW)row};
    jpeg_read_scanlines(&info, rows, 1);
    unpack(row, header.width, is_cmyk, info.saw_Adobe_marker);
  }
  jpeg_finish_decompress(&info);
  int is_truncated = errors.base.num_warnings > 0;
  jpeg_destroy_decompress(&info);
  return is_truncated ? dt_jpeg_truncated : dt_jpeg_ok;
}
