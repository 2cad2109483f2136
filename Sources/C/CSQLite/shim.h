#pragma once

#include <sqlite3.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

/* SQLITE_TRANSIENT is a cast that Swift does not import. */
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text,
                                    int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

/* What follows takes its arguments as C variadics, which Swift does not import. */

static inline int csqlite_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

static inline int csqlite_defend(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

/* The header of the index of the write-ahead log: 48 bytes that every commit changes. */
struct csqlite_state {
  unsigned char header[48];
};

/* Where the index is mapped for as long as the connection is open, which has to have read from the
 * log before. SQLite has no call for it, but the files of every system that can share memory have
 * (sqlite3_io_methods, version 2); for others there is none. */
static inline const volatile unsigned char *csqlite_index(sqlite3 *database) {
  sqlite3_file *file = NULL;
  volatile void *index = NULL;
  if (sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK ||
      file == NULL || file->pMethods == NULL || file->pMethods->iVersion < 2 ||
      file->pMethods->xShmMap(file, 0, 32768, 0, &index) != SQLITE_OK)
    return NULL;
  return index;
}

/* Who commits writes the header twice, the second copy first. If both are the same, nobody is at it:
 * SQLite looks in the same way (walIndexTryHdr). Gives 0 if somebody is, and if the log has no frame:
 * after a crash, its header would be the same as after another crash. */
static inline int csqlite_read_state(const volatile unsigned char *index,
                                     struct csqlite_state *state) {
  unsigned char second[sizeof state->header];
  uint32_t frames;
  memcpy(state->header, (const void *)index, sizeof state->header);
  atomic_thread_fence(memory_order_seq_cst);
  memcpy(second, (const void *)(index + sizeof second), sizeof second);
  memcpy(&frames, state->header + 16, sizeof frames);
  return frames != 0 && memcmp(state->header, second, sizeof second) == 0;
}
