#pragma once

/* The part of GLib that is used, for the same reason as in Sources/CFreeType/shim.h. CRsvg includes it, too. */

typedef int gboolean;
typedef unsigned long gsize;
typedef void *gpointer;
typedef const void *gconstpointer;
typedef struct _GBytes GBytes;
typedef struct _GError GError;

#ifndef DT_SYSTEM_HEADERS
struct _GError {
  unsigned int domain;
  int code;
  char *message;
};
#endif

void g_clear_error(GError **error);
void g_object_unref(gpointer object);
GBytes *g_bytes_new(gconstpointer data, gsize size);
void g_bytes_unref(GBytes *bytes);
void g_free(gpointer memory);
