// What a WebAssembly module without a C library has to bring along: memory.
//
// Blocks come in sizes of powers of two, each with a list of those that are free again. Little is
// ever asked for at a time, so a block never goes back to being part of a larger one.
#include <stddef.h>
#include <stdint.h>

enum { smallest = 4, page = 65536 };

extern unsigned char __heap_base;

typedef union block {
  union block *next;
  uint64_t alignment[2];
} block;

static block *freed[32];
static uintptr_t end;

// Growing takes time, so memory is doubled where that goes. Pages that nobody has touched cost nothing.
static int grow(uintptr_t needed, uintptr_t pages) {
  return (needed < pages && __builtin_wasm_memory_grow(0, pages) != (size_t)-1)
    || __builtin_wasm_memory_grow(0, needed) != (size_t)-1;
}

// In front of each block stands its size, as a power of two.
static block *take(unsigned power) {
  if (!end) end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = end + sizeof(block);
  uintptr_t stop = start + ((uintptr_t)1 << power);
  uintptr_t pages = __builtin_wasm_memory_size(0);
  if (stop < start || (stop > pages * page && !grow(stop / page + 1 - pages, pages)))
    __builtin_trap();
  end = stop;
  ((block *)start)[-1].alignment[0] = power;
  return (block *)start;
}

// Swift writes to whatever it gets, so where there is no memory, it ends here.
int posix_memalign(void **result, size_t alignment, size_t size) {
  (void)alignment;
  if (size > (size_t)1 << 24) __builtin_trap();
  unsigned power = smallest;
  while (((size_t)1 << power) < size) power++;
  block *found = freed[power];
  if (found) freed[power] = found->next;
  else found = take(power);
  *result = found;
  return 0;
}

void free(void *memory) {
  if (!memory) return;
  block *given = memory;
  unsigned power = (unsigned)given[-1].alignment[0];
  given->next = freed[power];
  freed[power] = given;
}
