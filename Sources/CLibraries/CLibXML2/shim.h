#pragma once

/* The headers are not used; without them the linker would say which file it misses, and not why. */
#if defined(__linux__) && !__has_include(<libxml2/libxml/parser.h>)
#error "libxml2 is not installed. On Debian and Ubuntu: apt-get install libxml2-dev"
#endif

/* libxml2's own headers lie outside the compiler's default path. */
#ifndef DT_SYSTEM_HEADERS
typedef unsigned char xmlChar;
typedef struct _xmlParserCtxt xmlParserCtxt;
typedef xmlParserCtxt *xmlParserCtxtPtr;

/* Only the beginning of the library's structure, which is only read. */
typedef struct {
  int domain;
  int code;
  char *message;
  int level;
  char *file;
  int line;
} xmlError;

typedef void (*xmlUnusedFunc)(void);

typedef struct _xmlSAXHandler {
  xmlUnusedFunc internalSubset;
  xmlUnusedFunc isStandalone;
  xmlUnusedFunc hasInternalSubset;
  xmlUnusedFunc hasExternalSubset;
  xmlUnusedFunc resolveEntity;
  xmlUnusedFunc getEntity;
  void (*entityDecl)(void *context, const xmlChar *name, int type, const xmlChar *publicId,
                     const xmlChar *systemId, xmlChar *content);
  xmlUnusedFunc notationDecl;
  xmlUnusedFunc attributeDecl;
  xmlUnusedFunc elementDecl;
  xmlUnusedFunc unparsedEntityDecl;
  xmlUnusedFunc setDocumentLocator;
  xmlUnusedFunc startDocument;
  xmlUnusedFunc endDocument;
  void (*startElement)(void *context, const xmlChar *name, const xmlChar **attributes);
  void (*endElement)(void *context, const xmlChar *name);
  xmlUnusedFunc reference;
  void (*characters)(void *context, const xmlChar *bytes, int count);
  void (*ignorableWhitespace)(void *context, const xmlChar *bytes, int count);
  xmlUnusedFunc processingInstruction;
  xmlUnusedFunc comment;
  xmlUnusedFunc warning;
  xmlUnusedFunc error;
  xmlUnusedFunc fatalError;
  xmlUnusedFunc getParameterEntity;
  void (*cdataBlock)(void *context, const xmlChar *bytes, int count);
  xmlUnusedFunc externalSubset;
  unsigned int initialized;
  void *_private;
  void (*startElementNs)(void *context, const xmlChar *localname, const xmlChar *prefix,
                         const xmlChar *URI, int nb_namespaces, const xmlChar **namespaces,
                         int nb_attributes, int nb_defaulted, const xmlChar **attributes);
  void (*endElementNs)(void *context, const xmlChar *localname, const xmlChar *prefix,
                       const xmlChar *URI);
  void (*serror)(void *context, const xmlError *error);
} xmlSAXHandler;

typedef xmlSAXHandler *xmlSAXHandlerPtr;

/* Of xmlParserOption: entities in attribute values become text, nothing is fetched, limits that
   the caller sets itself are lifted. */
enum {
  XML_PARSE_NOENT = 1 << 1,
  XML_PARSE_NONET = 1 << 11,
  XML_PARSE_HUGE = 1 << 19,
  XML_PARSE_IGNORE_ENC = 1 << 21
};

/* Of htmlParserOption: no network, no elements that the document does not have, the encoding is
   the caller's. */
enum {
  HTML_PARSE_RECOVER = 1 << 0,
  HTML_PARSE_NONET = 1 << 11,
  HTML_PARSE_NOIMPLIED = 1 << 13,
  HTML_PARSE_IGNORE_ENC = 1 << 21
};

typedef enum { XML_CHAR_ENCODING_NONE = 0, XML_CHAR_ENCODING_UTF8 = 1 } xmlCharEncoding;
#endif

void xmlInitParser(void);
xmlParserCtxtPtr xmlCreatePushParserCtxt(xmlSAXHandlerPtr sax, void *user_data, const char *chunk,
                                         int size, const char *filename);
int xmlCtxtUseOptions(xmlParserCtxtPtr ctxt, int options);
int xmlParseChunk(xmlParserCtxtPtr ctxt, const char *chunk, int size, int terminate);
long xmlByteConsumed(xmlParserCtxtPtr ctxt);
void xmlStopParser(xmlParserCtxtPtr ctxt);
void xmlFreeParserCtxt(xmlParserCtxtPtr ctxt);

xmlParserCtxtPtr htmlCreatePushParserCtxt(xmlSAXHandlerPtr sax, void *user_data, const char *chunk,
                                          int size, const char *filename, xmlCharEncoding enc);
int htmlCtxtUseOptions(xmlParserCtxtPtr ctxt, int options);
int htmlParseChunk(xmlParserCtxtPtr ctxt, const char *chunk, int size, int terminate);
void htmlFreeParserCtxt(xmlParserCtxtPtr ctxt);
int xmlSAX2GetLineNumber(void *ctx);
