#include "allocator.h"

#include <malloc.h>

size_t allocator_bytes_in_use(void) {
#ifdef __GLIBC__
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
#else
    return 0;
#endif
}
