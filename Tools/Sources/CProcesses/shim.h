#ifndef DYNAMICTYPE_CPROCESSES_H
#define DYNAMICTYPE_CPROCESSES_H

// `prctl` has a variable list of arguments, which Swift does not import.
#ifdef __linux__
#include <signal.h>
#include <sys/prctl.h>

// Lets processes whose parent has ended become children of this one: prctl(2), PR_SET_CHILD_SUBREAPER.
static inline int dt_adopt_orphans(void) {
  return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
}

// Ends this process when the thread that started it ends: prctl(2), PR_SET_PDEATHSIG.
static inline int dt_end_with_parent(void) {
  return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
}
#else
static inline int dt_adopt_orphans(void) { return -1; }
static inline int dt_end_with_parent(void) { return -1; }
#endif

#endif
