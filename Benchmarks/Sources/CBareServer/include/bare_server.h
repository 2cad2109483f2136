#pragma once

#include <stddef.h>
#include <stdint.h>

struct bare_server;

/* Answers every request with the same bytes, from memory. Gives NULL if it cannot listen. */
struct bare_server *bare_server_start(uint16_t port, unsigned int threads, const void *body,
                                      size_t body_size, const char *etag);

/* The port that it listens on, which the system chose if 0 was asked for. */
uint16_t bare_server_port(const struct bare_server *server);

void bare_server_stop(struct bare_server *server);
