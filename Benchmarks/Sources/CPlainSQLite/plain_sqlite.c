#include "plain_sqlite.h"

#include <sqlite3.h>
#include <stdio.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static int write_row(sqlite3_stmt *statement, long row, int numbers) {
  char id[32];
  int length = snprintf(id, sizeof id, "line-%ld", row % numbers);
  sqlite3_bind_text(statement, 1, "everyone", -1, SQLITE_STATIC);
  sqlite3_bind_text(statement, 2, id, length, SQLITE_TRANSIENT);
  sqlite3_bind_text(statement, 3, "4", -1, SQLITE_STATIC);
  sqlite3_bind_text(statement, 4, "load", -1, SQLITE_STATIC);
  sqlite3_bind_int64(statement, 5, row);
  int done = sqlite3_step(statement) == SQLITE_DONE;
  return sqlite3_reset(statement) == SQLITE_OK && done;
}

double plain_sqlite_rows_per_second(const char *path, int rows_per_transaction, int numbers,
                                    double seconds) {
  sqlite3 *database = NULL;
  sqlite3_stmt *statement = NULL;
  double result = -1;
  int good =
      sqlite3_open(path, &database) == SQLITE_OK &&
      sqlite3_exec(database,
                   "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                   "CREATE TABLE IF NOT EXISTS numbers ("
                   "  owner TEXT NOT NULL, id TEXT NOT NULL, counter INTEGER NOT NULL, number TEXT,"
                   "  client TEXT NOT NULL, sequence INTEGER NOT NULL, PRIMARY KEY (owner, id)"
                   ") STRICT, WITHOUT ROWID;",
                   NULL, NULL, NULL) == SQLITE_OK &&
      sqlite3_prepare_v2(database,
                         "INSERT INTO numbers (owner, id, counter, number, client, sequence)"
                         " VALUES (?1, ?2, 1, ?3, ?4, ?5) ON CONFLICT DO UPDATE SET"
                         " counter = counter + 1, number = excluded.number,"
                         " client = excluded.client, sequence = excluded.sequence",
                         -1, &statement, NULL) == SQLITE_OK;
  long rows = 0;
  double start = now();
  while (good && now() - start < seconds) {
    good = sqlite3_exec(database, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK;
    for (int row = 0; good && row < rows_per_transaction; row++)
      good = write_row(statement, ++rows, numbers);
    good = good && sqlite3_exec(database, "COMMIT", NULL, NULL, NULL) == SQLITE_OK;
  }
  if (good) result = rows / (now() - start);
  sqlite3_finalize(statement);
  sqlite3_close(database);
  return result;
}
