#pragma once
#include <stddef.h>
#include <stdint.h>

/* libjpeg reports errors by longjmp, which must not cross Swift frames. These two functions keep
   setjmp and every libjpeg frame on the C side and answer with plain values. */

/* The facts in the header of a JPEG. */
typedef struct {
  uint32_t width;
  uint32_t height;
} dt_jpeg_header;

enum {
  dt_jpeg_ok = 0,
  dt_jpeg_damaged = 1,   /* libjpeg refused the data */
  dt_jpeg_truncated = 2, /* the data ends early or is corrupt in the middle */
  dt_jpeg_too_large = 4, /* more than libjpeg's 65,500 pixels on a side */
  dt_jpeg_unexpected = 3 /* dimensions differ from the header read before, or too many scans */
};

enum { dt_jpeg_message_size = 200 };

/* Reads the dimensions. `message` holds at least dt_jpeg_message_size bytes. */
int dt_jpeg_read_header(const uint8_t *bytes, size_t count, dt_jpeg_header *header, char *message);

/* Decodes to rows of native-endian 0xAARRGGBB pixels, each opaque. `pixels` holds
   header.width * header.height values. */
int dt_jpeg_decode(const uint8_t *bytes, size_t count, dt_jpeg_header header, uint32_t *pixels,
                   char *message);
