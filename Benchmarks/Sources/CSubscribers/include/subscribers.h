#pragma once

#include <stdint.h>

struct subscribers;

/* Opens so many streams of events of one number at a server of this machine. Gives NULL if that
   cannot be done. */
struct subscribers *subscribers_open(uint16_t port, int count, const char *path);

/* Reads until each stream has told the text, which has at most 64 bytes.

   Gives 0, or -1 if a stream ended or nothing came for so many seconds. */
int subscribers_read_until(struct subscribers *subscribers, const char *text, int patience);

void subscribers_close(struct subscribers *subscribers);
