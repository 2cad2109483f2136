PRAGMA application_id = 1314080076;
PRAGMA user_version = 1;
CREATE TABLE store (name TEXT NOT NULL) STRICT;
INSERT INTO store VALUES ('00c0ffee00c0ffee');
CREATE TABLE rules (
  id TEXT NOT NULL PRIMARY KEY, counter INTEGER NOT NULL, default_number TEXT,
  minimum TEXT NOT NULL, maximum TEXT, increment TEXT NOT NULL, increment_base TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO rules VALUES ('tea', 3, '1', '1', '10', '1', 'minimum');
CREATE TABLE numbers (
  owner TEXT NOT NULL, id TEXT NOT NULL REFERENCES rules, counter INTEGER NOT NULL, number TEXT,
  client TEXT NOT NULL, sequence INTEGER NOT NULL, PRIMARY KEY (owner, id)
) STRICT, WITHOUT ROWID;
INSERT INTO numbers VALUES ('everyone', 'tea', 2, '4', 'a', 7);
CREATE TABLE saves (
  owner TEXT NOT NULL, id TEXT NOT NULL, client TEXT NOT NULL, sequence INTEGER NOT NULL,
  number TEXT, counter INTEGER NOT NULL, PRIMARY KEY (owner, id, client)
) STRICT, WITHOUT ROWID;
INSERT INTO saves VALUES ('everyone', 'tea', 'b', 1, '2', 1), ('everyone', 'tea', 'a', 7, '4', 2);
