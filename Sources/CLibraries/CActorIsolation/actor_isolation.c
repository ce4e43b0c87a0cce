// Swift checks where code of an actor runs, and ends the process where it is another thread. Screens
// are made and laid out on all processors, each by one thread alone, so that nothing of a screen is
// reached by two: on such a thread the check passes. The runtime offers the hook to programs that
// bring executors of their own. It is installed with the first screen, so that a program that shows none
// runs without it.
#include "CActorIsolation.h"

#if defined(__linux__)
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  void *identity;
  uintptr_t implementation;
} Executor;

typedef __attribute__((swiftcall)) void (*Check)(Executor executor);
typedef __attribute__((swiftcall)) void (*Hook)(Executor executor, Check original);

extern Hook swift_task_checkIsolated_hook;

static Hook previous;
static _Thread_local int depth;

static __attribute__((swiftcall)) void check(Executor executor, Check original) {
  if (depth > 0) return;
  if (previous != NULL) {
    previous(executor, original);
  } else {
    original(executor);
  }
}

// Other threads may read the hook meanwhile, which is a pointer.
static void install(void) {
  previous = swift_task_checkIsolated_hook;
  __atomic_store_n(&swift_task_checkIsolated_hook, check, __ATOMIC_RELEASE);
}

void dynamictype_enter_main_actor(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  depth += 1;
}
void dynamictype_leave_main_actor(void) { depth -= 1; }
#else
void dynamictype_enter_main_actor(void) {}
void dynamictype_leave_main_actor(void) {}
#endif
