#pragma once
#if __has_include(<jpeglib.h>)
#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>
#else
#error "libjpeg is not installed. On Debian and Ubuntu: apt-get install libjpeg-dev"
#endif
