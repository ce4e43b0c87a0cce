// Swift checks where code of an actor runs, and ends the process where it is another thread. Screens
// are made and laid out on all processors, each by one thread alone, so that nothing of a screen is
// reached by two: on such a thread the check passes. The runtime offers the hook to programs that
// bring executors of their own.
#include "CActorIsolation.h"

#if defined(__linux__)
#include <stdint.h>
#include <stddef.h>

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

__attribute__((constructor)) static void install(void) {
  previous = swift_task_checkIsolated_hook;
  swift_task_checkIsolated_hook = check;
}

void dynamictype_enter_main_actor(void) { depth += 1; }
void dynamictype_leave_main_actor(void) { depth -= 1; }
#else
void dynamictype_enter_main_actor(void) {}
void dynamictype_leave_main_actor(void) {}
#endif
