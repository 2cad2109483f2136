PRAGMA application_id = 1314080076;
PRAGMA user_version = 4;
CREATE TABLE store (name TEXT NOT NULL) STRICT;
INSERT INTO store VALUES('00c0ffee00c0ffee');
CREATE TABLE rules (
  id TEXT NOT NULL PRIMARY KEY, counter INTEGER NOT NULL, default_number TEXT,
  minimum TEXT NOT NULL, maximum TEXT, increment TEXT NOT NULL, increment_base TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO rules VALUES('jam',1,NULL,'0',NULL,'1','minimum');
INSERT INTO rules VALUES('tea',3,'1','1','10','1','minimum');
CREATE TABLE numbers (
  owner TEXT NOT NULL, id TEXT NOT NULL REFERENCES rules, counter INTEGER NOT NULL, number TEXT,
  client TEXT NOT NULL, sequence INTEGER NOT NULL, remembered TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (owner, id)
) STRICT, WITHOUT ROWID;
INSERT INTO numbers VALUES('everyone','jam',5,'1','b',7,'z 9 2' || char(10) || 'm 3 -' || char(10) || 'b 7 1');
INSERT INTO numbers VALUES('everyone','tea',2,'4','a',7,'b 1 2' || char(10) || 'a 7 4');
INSERT INTO numbers VALUES('somebody','tea',1,'9','c',1,'c 1 9');
CREATE TABLE sessions (
  token_hash TEXT NOT NULL PRIMARY KEY, owner TEXT NOT NULL, begun INTEGER NOT NULL
, is_anonymous INTEGER NOT NULL DEFAULT 1, used INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO sessions VALUES('9f9f5111f7b27a781f1f1ddde5ebc2dd2b796bfc7365c9c28b548e564176929f','somebody',1750000000,1,0);
CREATE TABLE calendar (day INTEGER NOT NULL, date TEXT NOT NULL) STRICT;
INSERT INTO calendar VALUES(0,'2026-11-30');
CREATE TABLE takeovers (
  token_hash TEXT NOT NULL PRIMARY KEY,
  owner TEXT NOT NULL,
  day INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE tokens (
  name TEXT NOT NULL PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  role TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_use ON sessions (used);
