// fontconfig without anything around it.

/// Loads the fonts of fontconfig's configuration; returns the number of faces.
int bare_fonts_load(void);

/// Lists the families of a pattern such as `:lang=th`; returns their number.
int bare_fonts_list(const char *pattern);
