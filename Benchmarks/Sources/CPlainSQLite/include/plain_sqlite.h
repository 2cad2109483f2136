#pragma once

/* A loop that does nothing but write one row after the other into a new database, with one prepared
   statement, as durably as a number server does: write-ahead log and a disk sync for each
   transaction. It goes over numbers rows again and again for so many seconds.

   Gives how many rows it wrote in a second, or a negative number if SQLite refused. */
double plain_sqlite_rows_per_second(const char *path, int rows_per_transaction, int numbers,
                                    double seconds);
