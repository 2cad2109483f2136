#define _GNU_SOURCE
#include "subscribers.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum { tail_size = 64 };

struct stream {
  int socket;
  long round;
  size_t tail_length;
  char tail[tail_size];
};

struct subscribers {
  int epoll;
  int count;
  long round;
  struct stream streams[];
};

static int subscribe(uint16_t port, const char *path) {
  struct sockaddr_in address = {.sin_family = AF_INET,
                                .sin_port = htons(port),
                                .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  char request[512];
  int length = snprintf(request, sizeof request, "GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n", path);
  int connection = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connection < 0) return -1;
  if (connect(connection, (struct sockaddr *)&address, sizeof address) == 0 &&
      send(connection, request, (size_t)length, MSG_NOSIGNAL) == length)
    return connection;
  close(connection);
  return -1;
}

struct subscribers *subscribers_open(uint16_t port, int count, const char *path) {
  struct subscribers *all = calloc(1, sizeof *all + (size_t)count * sizeof(struct stream));
  if (all == NULL) return NULL;
  all->epoll = epoll_create1(EPOLL_CLOEXEC);
  while (all->count < count) {
    struct stream *stream = &all->streams[all->count];
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = stream};
    stream->socket = subscribe(port, path);
    if (stream->socket < 0) {
      subscribers_close(all);
      return NULL;
    }
    all->count++;
    epoll_ctl(all->epoll, EPOLL_CTL_ADD, stream->socket, &event);
  }
  return all;
}

/* Gives 1 if the stream has just told the text, 0 if not, -1 if it has ended. */
static int read_stream(struct stream *stream, const char *text, long round) {
  char bytes[tail_size + 65536];
  memcpy(bytes, stream->tail, stream->tail_length);
  ssize_t read = recv(stream->socket, bytes + stream->tail_length, 65536, 0);
  if (read <= 0) return -1;
  size_t length = stream->tail_length + (size_t)read;
  int is_new = stream->round < round && memmem(bytes, length, text, strlen(text)) != NULL;
  if (is_new) stream->round = round;
  stream->tail_length = length < tail_size ? length : tail_size;
  memcpy(stream->tail, bytes + length - stream->tail_length, stream->tail_length);
  return is_new;
}

int subscribers_read_until(struct subscribers *all, const char *text, int patience) {
  struct epoll_event events[256];
  all->round++;
  for (int missing = all->count; missing > 0;) {
    int ready = epoll_wait(all->epoll, events, 256, patience * 1000);
    if (ready <= 0) return -1;
    for (int event = 0; event < ready; event++) {
      int told = read_stream(events[event].data.ptr, text, all->round);
      if (told < 0) return -1;
      missing -= told;
    }
  }
  return 0;
}

void subscribers_close(struct subscribers *all) {
  for (int stream = 0; stream < all->count; stream++) close(all->streams[stream].socket);
  close(all->epoll);
  free(all);
}
