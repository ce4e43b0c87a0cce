// Tasks of a screen run on the thread that has the screen: there the main actor has an executor of the
// screen's own, and work for the shared pool of threads goes to the screen's queue. The runtime offers the
// hooks to programs that bring executors of their own. They are installed with the first screen, so that a
// program that shows none runs without them.
#include "CActorIsolation.h"
#include <pthread.h>
#include <stddef.h>

#if defined(__linux__)
typedef struct {
  void *identity;
  uintptr_t implementation;
} Executor;

typedef __attribute__((swiftcall)) Executor (*MainExecutor)(void);
typedef __attribute__((swiftcall)) Executor (*MainExecutorHook)(MainExecutor original);
typedef __attribute__((swiftcall)) void (*EnqueueGlobal)(void *job);
typedef __attribute__((swiftcall)) void (*EnqueueGlobalHook)(void *job, EnqueueGlobal original);

extern MainExecutorHook swift_task_getMainExecutor_hook;
extern EnqueueGlobalHook swift_task_enqueueGlobal_hook;

static MainExecutorHook previous_main;
static EnqueueGlobalHook previous_global;
static _Thread_local dynamictype_queue current;

static __attribute__((swiftcall)) Executor main_executor(MainExecutor original) {
  if (current.owner != NULL) {
    Executor own = {current.executor, current.witness};
    return own;
  }
  return previous_main != NULL ? previous_main(original) : original();
}

static __attribute__((swiftcall)) void enqueue_global(void *job, EnqueueGlobal original) {
  if (current.owner != NULL) {
    current.take(current.owner, job);
  } else if (previous_global != NULL) {
    previous_global(job, original);
  } else {
    original(job);
  }
}

// Other threads may read the hooks meanwhile, which are pointers.
static void install(void) {
  previous_main = swift_task_getMainExecutor_hook;
  previous_global = swift_task_enqueueGlobal_hook;
  __atomic_store_n(&swift_task_getMainExecutor_hook, main_executor, __ATOMIC_RELEASE);
  __atomic_store_n(&swift_task_enqueueGlobal_hook, enqueue_global, __ATOMIC_RELEASE);
}

static void install_once(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
}
#else
static _Thread_local dynamictype_queue current;

static void install_once(void) {}
#endif

dynamictype_queue dynamictype_exchange_queue(dynamictype_queue queue) {
  install_once();
  dynamictype_queue before = current;
  current = queue;
  return before;
}

void *dynamictype_queue_owner(void) { return current.owner; }
