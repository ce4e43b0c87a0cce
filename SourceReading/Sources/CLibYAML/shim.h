#pragma once

#if !__has_include(<yaml.h>)
#error "libyaml is not installed. On Debian and Ubuntu: apt-get install libyaml-dev"
#endif

#include <yaml.h>
