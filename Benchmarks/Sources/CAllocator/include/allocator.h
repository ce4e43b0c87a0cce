#pragma once
#include <stddef.h>

/// The bytes that the C library's allocator has given out, with what it keeps around them.
size_t allocator_bytes_in_use(void);
