#ifndef DYNAMICTYPE_ACTOR_ISOLATION_H
#define DYNAMICTYPE_ACTOR_ISOLATION_H

/// Lets code of the main actor run on this thread until it is left as often.
void dynamictype_enter_main_actor(void);

/// Ends what the last call to enter began.
void dynamictype_leave_main_actor(void);

#endif
