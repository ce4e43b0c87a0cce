#pragma once
#if !__has_include(<cmark-gfm.h>)
#error "cmark-gfm is not installed. On Debian and Ubuntu: apt-get install libcmark-gfm-dev"
#elif !__has_include(<cmark-gfm-core-extensions.h>)
#error "cmark-gfm's extensions are not installed. On Debian and Ubuntu: apt-get install libcmark-gfm-extensions-dev"
#else
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#endif
