#pragma once

#include <linux/filter.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/socket.h>

/* What MHD_start_daemon takes as C variadics, which Swift does not import. */
struct cmhd_settings {
  int listening_socket;
  unsigned int thread_count;
  unsigned int connection_limit;
  unsigned int connection_limit_per_address;
  unsigned int idle_seconds;
  size_t connection_memory;
  void *context;
  MHD_AccessHandlerCallback on_request;
  MHD_RequestCompletedCallback on_completed;
  MHD_NotifyConnectionCallback on_connection;
  void *(*on_request_line)(void *context, const char *uri, struct MHD_Connection *connection);
};

/* Certificates and key are PEM; without them there is no TLS. */
static inline struct MHD_Daemon *cmhd_start(
    const struct cmhd_settings *settings, const char *certificates, const char *key) {
  struct MHD_OptionItem tls[] = {
      {MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)certificates},
      {MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)key},
      {MHD_OPTION_HTTPS_PRIORITIES, 0, (void *)"NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2"},
      {MHD_OPTION_END, 0, NULL},
  };
  const struct MHD_OptionItem nothing[] = {{MHD_OPTION_END, 0, NULL}};
  return MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME |
          (certificates != NULL ? MHD_USE_TLS : 0),
      0, NULL, NULL, settings->on_request, settings->context,
      MHD_OPTION_LISTEN_SOCKET, settings->listening_socket,
      MHD_OPTION_THREAD_POOL_SIZE, settings->thread_count,
      MHD_OPTION_CONNECTION_LIMIT, settings->connection_limit,
      MHD_OPTION_PER_IP_CONNECTION_LIMIT, settings->connection_limit_per_address,
      MHD_OPTION_CONNECTION_TIMEOUT, settings->idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, settings->connection_memory,
      MHD_OPTION_NOTIFY_COMPLETED, settings->on_completed, settings->context,
      MHD_OPTION_NOTIFY_CONNECTION, settings->on_connection, settings->context,
      MHD_OPTION_URI_LOG_CALLBACK, settings->on_request_line, settings->context,
      MHD_OPTION_ARRAY, certificates != NULL ? tls : nothing,
      MHD_OPTION_END);
}

static inline int cmhd_socket(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

static inline const struct sockaddr *cmhd_client_address(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS)->client_addr;
}

/* What on_connection has kept for the connection. */
static inline void *cmhd_socket_context(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
}

/* Empties the query of a request, to be called when on_request_line has read it. libmicrohttpd goes
 * on to take the query apart in the connection's memory, and if that is too small for all its
 * parameters, 0.9.75 never answers. The bytes are in that same memory, which is ours to change. */
static inline void cmhd_empty_query(const char *uri) {
  char *mark = strchr(uri, '?');
  if (mark != NULL) mark[1] = '\0';
}

/* Lets no packet pass to a listening socket that asks for a connection (SYN, the second bit of the
 * 14th byte). A handshake that has begun goes on. */
static inline int cmhd_refuse_new_connections(int listening_socket) {
  struct sock_filter program[] = {
      BPF_STMT(BPF_LD | BPF_B | BPF_ABS, 13),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x02, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, 0),
      BPF_STMT(BPF_RET | BPF_K, 0xffffffff),
  };
  struct sock_fprog filter = {sizeof program / sizeof *program, program};
  return setsockopt(listening_socket, SOL_SOCKET, SO_ATTACH_FILTER, &filter, sizeof filter);
}

/* Of a listening socket the system tells here how many connections nobody has accepted yet. */
static inline unsigned cmhd_waiting_connections(int listening_socket) {
  struct tcp_info info = {0};
  socklen_t size = sizeof info;
  if (getsockopt(listening_socket, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return 0;
  return info.tcpi_unacked;
}
