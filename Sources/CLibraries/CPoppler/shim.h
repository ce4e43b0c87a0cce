#pragma once

/* The headers are not used; without them the linker would say which file it misses, and not why. */
#if defined(__linux__) && !__has_include(<poppler/glib/poppler.h>)
#error "poppler's GLib library is not installed. On Debian and Ubuntu: apt-get install libpoppler-glib-dev"
#endif
#include "glib.h"
#include <cairo/cairo.h>

typedef struct _PopplerDocument PopplerDocument;
typedef struct _PopplerPage PopplerPage;

PopplerDocument *poppler_document_new_from_bytes(GBytes *bytes, const char *password,
                                                 GError **error);
char *poppler_document_get_title(PopplerDocument *document);
int poppler_document_get_n_pages(PopplerDocument *document);
PopplerPage *poppler_document_get_page(PopplerDocument *document, int index);
void poppler_page_get_size(PopplerPage *page, double *width, double *height);
char *poppler_page_get_text(PopplerPage *page);
void poppler_page_render_for_printing(PopplerPage *page, cairo_t *context);
