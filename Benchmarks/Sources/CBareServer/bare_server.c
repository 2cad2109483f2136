#include "bare_server.h"

#include <microhttpd.h>
#include <stdlib.h>

struct bare_server {
  struct MHD_Daemon *daemon;
  struct MHD_Response *response;
};

static enum MHD_Result answer(void *context, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *upload,
                              size_t *upload_size, void **seen) {
  struct bare_server *server = context;
  (void)url, (void)method, (void)version, (void)upload;
  int is_whole = *seen != NULL && *upload_size == 0;
  *seen = server;
  *upload_size = 0;
  if (!is_whole) return MHD_YES;
  return MHD_queue_response(connection, MHD_HTTP_OK, server->response);
}

struct bare_server *bare_server_start(uint16_t port, unsigned int threads, const void *body,
                                      size_t body_size, const char *etag) {
  struct bare_server *server = calloc(1, sizeof *server);
  if (server == NULL) return NULL;
  server->response =
      MHD_create_response_from_buffer(body_size, (void *)body, MHD_RESPMEM_MUST_COPY);
  MHD_add_response_header(server->response, "Content-Type", "application/json");
  MHD_add_response_header(server->response, "Cache-Control", "no-store");
  MHD_add_response_header(server->response, "ETag", etag);
  server->daemon = MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD, port, NULL, NULL, answer, server,
                                    MHD_OPTION_THREAD_POOL_SIZE, threads, MHD_OPTION_END);
  if (server->daemon == NULL) {
    MHD_destroy_response(server->response);
    free(server);
    return NULL;
  }
  return server;
}

uint16_t bare_server_port(const struct bare_server *server) {
  return MHD_get_daemon_info(server->daemon, MHD_DAEMON_INFO_BIND_PORT)->port;
}

void bare_server_stop(struct bare_server *server) {
  MHD_stop_daemon(server->daemon);
  MHD_destroy_response(server->response);
  free(server);
}
