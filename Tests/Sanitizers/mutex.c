/* Lets the thread sanitizer see where two threads wait for each other at a Mutex of Swift's.

   A Mutex that is free is taken by an atomic access in the code that takes it, which the sanitizer
   sees. For one that is not, that code calls libswiftSynchronization, which is not built for the
   sanitizer and waits by a call of the system that it does not know, so it would report what the
   Mutex guards. This library, loaded before, stands in front of these calls and tells.

   script/check-sanitizer shows both: that a Mutex is no race any more, and that a race still is. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define MUTEX __attribute__((swift_context)) void *mutex

/* _MutexHandle._lockSlow(UInt32), _tryLockSlow() -> Bool and _unlockSlow() */
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

/* There is no sanitizer in programs that a test starts and that are not of this package. */
void __tsan_acquire(void *) __attribute__((weak));
void __tsan_release(void *) __attribute__((weak));

SWIFT void lock(uint32_t thread, MUTEX) __asm__(LOCK);
SWIFT bool try_lock(MUTEX) __asm__(TRY_LOCK);
SWIFT void unlock(MUTEX) __asm__(UNLOCK);

SWIFT void lock(uint32_t thread, MUTEX) {
  SWIFT void (*original)(uint32_t, MUTEX) = dlsym(RTLD_NEXT, LOCK);
  original(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT bool try_lock(MUTEX) {
  SWIFT bool (*original)(MUTEX) = dlsym(RTLD_NEXT, TRY_LOCK);
  bool is_locked = original(mutex);
  if (is_locked && __tsan_acquire) __tsan_acquire(mutex);
  return is_locked;
}

SWIFT void unlock(MUTEX) {
  SWIFT void (*original)(MUTEX) = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(mutex);
  original(mutex);
}
