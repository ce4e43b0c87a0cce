#include "bare_fonts.h"

#include <fontconfig/fontconfig.h>

static FcConfig *config;

int bare_fonts_load(void) {
  config = FcInitLoadConfigAndFonts();
  if (!config) return 0;
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetSystem);
  return fonts ? fonts->nfont : 0;
}

int bare_fonts_list(const char *text) {
  FcPattern *pattern = FcNameParse((const FcChar8 *)text);
  FcObjectSet *objects = FcObjectSetBuild(FC_FAMILY, (char *)0);
  FcFontSet *found = FcFontList(config, pattern, objects);
  int count = found ? found->nfont : 0;
  if (found) FcFontSetDestroy(found);
  FcObjectSetDestroy(objects);
  FcPatternDestroy(pattern);
  return count;
}
