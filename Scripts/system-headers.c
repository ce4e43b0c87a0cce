/* The declarations of Sources/CLibraries together with the libraries' own: a difference does not
   compile. Scripts/check-core headers compiles this with what pkg-config says. */
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include <cairo-ft.h>
#include <librsvg/rsvg.h>
#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <poppler.h>

#define DT_SYSTEM_HEADERS
#include "../Sources/CLibraries/CCairo/shim.h"
#include "../Sources/CLibraries/CFreeType/shim.h"
#include "../Sources/CLibraries/CLibXML2/shim.h"
#include "../Sources/CLibraries/CPoppler/shim.h"
#include "../Sources/CLibraries/CRsvg/shim.h"

_Static_assert(sizeof(GError) == 16 && offsetof(GError, message) == 8, "GError");
_Static_assert(sizeof(RsvgRectangle) == 32 && offsetof(RsvgRectangle, x) == 0 &&
                   offsetof(RsvgRectangle, y) == 8 && offsetof(RsvgRectangle, width) == 16 &&
                   offsetof(RsvgRectangle, height) == 24,
               "RsvgRectangle");

/* The handler's function pointers before and after its one number, and the beginning of an error. */
_Static_assert(sizeof(xmlSAXHandler) == 256 && offsetof(xmlSAXHandler, entityDecl) == 48 &&
                   offsetof(xmlSAXHandler, startElement) == 112 &&
                   offsetof(xmlSAXHandler, characters) == 136 &&
                   offsetof(xmlSAXHandler, ignorableWhitespace) == 144 &&
                   offsetof(xmlSAXHandler, cdataBlock) == 200 &&
                   offsetof(xmlSAXHandler, initialized) == 216 &&
                   offsetof(xmlSAXHandler, startElementNs) == 232 &&
                   offsetof(xmlSAXHandler, serror) == 248,
               "xmlSAXHandler");
_Static_assert(offsetof(xmlError, message) == 8 && offsetof(xmlError, level) == 16 &&
                   offsetof(xmlError, line) == 32,
               "xmlError");
_Static_assert(XML_PARSE_NOENT == 1 << 1 && XML_PARSE_NONET == 1 << 11 &&
                   XML_PARSE_HUGE == 1 << 19 && XML_PARSE_IGNORE_ENC == 1 << 21,
               "xmlParserOption");
_Static_assert(HTML_PARSE_RECOVER == 1 << 0 && HTML_PARSE_NONET == 1 << 11 &&
                   HTML_PARSE_NOIMPLIED == 1 << 13 && HTML_PARSE_IGNORE_ENC == 1 << 21,
               "htmlParserOption");
_Static_assert(sizeof(xmlCharEncoding) == sizeof(int) && XML_CHAR_ENCODING_NONE == 0 &&
                   XML_CHAR_ENCODING_UTF8 == 1,
               "xmlCharEncoding");
