#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// How often this process has asked for memory so far, in all threads together.
unsigned long allocation_count(void);

/// Does nothing with a value, which no optimizer can know.
void keep_value(const void *value);

#endif
