#pragma once
#if __has_include(<fontconfig/fontconfig.h>)
#include <fontconfig/fontconfig.h>
#else
#error "fontconfig is not installed. On Debian and Ubuntu: apt-get install libfontconfig-dev"
#endif
