#pragma once

/* The headers are not used; without them the linker would say which file it misses, and not why. */
#if defined(__linux__) && !__has_include(<freetype2/ft2build.h>)
#error "FreeType is not installed. On Debian and Ubuntu: apt-get install libfreetype-dev"
#endif

/* The part of FreeType that is used. Its headers lie in a folder that only pkg-config knows, and asking
   pkg-config would warn every client that does without the library. `Scripts/check-core headers`
   compiles these declarations together with FreeType's own. */

typedef unsigned char FT_Byte;
typedef int FT_Error;
typedef unsigned int FT_UInt;
typedef signed long FT_Long;
typedef signed long FT_Fixed;
typedef struct FT_LibraryRec_ *FT_Library;
typedef struct FT_FaceRec_ *FT_Face;

FT_Error FT_Init_FreeType(FT_Library *library);
FT_Error FT_Done_FreeType(FT_Library library);
FT_Error FT_New_Memory_Face(FT_Library library, const FT_Byte *bytes, FT_Long count, FT_Long index,
                            FT_Face *face);
FT_Error FT_Done_Face(FT_Face face);
FT_Error FT_Set_Var_Design_Coordinates(FT_Face face, FT_UInt count, FT_Fixed *coordinates);
