#ifndef DYNAMICTYPE_ACTOR_ISOLATION_H
#define DYNAMICTYPE_ACTOR_ISOLATION_H

#include <stdint.h>

/// Lets code of the main actor run on this thread until it is left as often.
void dynamictype_enter_main_actor(void);

/// Ends what the last call to enter began.
void dynamictype_leave_main_actor(void);

/// The receiver of the work that tasks put off on a thread.
typedef struct {
  /// The object and the witness table of the executor that the main actor has on the thread.
  void *executor;
  uintptr_t witness;
  /// The object that receives work for the shared pool; null for none.
  void *owner;
  /// Called with the owner and a job.
  void (*take)(void *owner, void *job);
} dynamictype_queue;

/// Makes a queue the one of this thread, and returns the one before.
dynamictype_queue dynamictype_exchange_queue(dynamictype_queue queue);

/// Returns the owner of the queue of this thread; null for none.
void *dynamictype_queue_owner(void);

#endif
