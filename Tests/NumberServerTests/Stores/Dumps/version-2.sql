PRAGMA application_id = 1314080076;
PRAGMA user_version = 2;
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
CREATE TABLE sessions (
  token_hash TEXT NOT NULL PRIMARY KEY, owner TEXT NOT NULL, begun INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- The hash of "0123456789abcdef".
INSERT INTO sessions VALUES
  ('9f9f5111f7b27a781f1f1ddde5ebc2dd2b796bfc7365c9c28b548e564176929f', 'somebody', 1750000000);
INSERT INTO numbers VALUES ('somebody', 'tea', 1, '9', 'c', 1);
INSERT INTO saves VALUES ('somebody', 'tea', 'c', 1, '9', 1);
