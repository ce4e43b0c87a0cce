/// A font of HarfBuzz's own, without anything of ours around it; null where the file is not there.
void *_Nullable bare_font(const char *_Nonnull path);

/// Shapes a text as one run, the least that laying it out can cost. Returns the number of glyphs.
unsigned bare_shape(void *_Nonnull font, const char *_Nonnull text, int length);
