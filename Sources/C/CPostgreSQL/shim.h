#pragma once

#include <libpq-fe.h>

/* The five letters that say what an error is, or NULL for one that the client itself noticed. */
static inline const char *cpq_sqlstate(const PGresult *result) {
  return PQresultErrorField(result, PG_DIAG_SQLSTATE);
}

static inline void cpq_ignore_notice(void *context, const char *message) {
  (void)context;
  (void)message;
}

/* libpq writes what the database has to remark to the standard error stream, unless it is told not
   to. */
static inline void cpq_ignore_notices(PGconn *connection) {
  PQsetNoticeProcessor(connection, cpq_ignore_notice, NULL);
}
