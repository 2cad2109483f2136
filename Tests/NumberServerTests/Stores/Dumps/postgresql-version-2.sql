CREATE SCHEMA number_server;
CREATE TABLE number_server.store (name text NOT NULL, version integer NOT NULL);
INSERT INTO number_server.store VALUES ('00c0ffee00c0ffee', 2);
CREATE TABLE number_server.rules (
  id text COLLATE "C" NOT NULL PRIMARY KEY, counter bigint NOT NULL, default_number text,
  minimum text NOT NULL, maximum text, increment text NOT NULL, increment_base text NOT NULL
);
INSERT INTO number_server.rules VALUES ('tea', 3, '1', '1', '10', '1', 'minimum');
CREATE TABLE number_server.numbers (
  owner text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, counter bigint NOT NULL,
  number text, client text NOT NULL, sequence bigint NOT NULL, remembered text NOT NULL,
  PRIMARY KEY (owner, id)
) WITH (fillfactor = 85);
INSERT INTO number_server.numbers VALUES
  ('everyone', 'tea', 2, '4', 'a', 7, E'b 1 2\na 7 4'),
  ('somebody', 'tea', 1, '9', 'c', 1, 'c 1 9');
CREATE TABLE number_server.sessions (
  token_hash text COLLATE "C" NOT NULL PRIMARY KEY, owner text NOT NULL,
  begun timestamptz NOT NULL DEFAULT now(), is_anonymous boolean NOT NULL DEFAULT true,
  used bigint NOT NULL DEFAULT 0
);
CREATE INDEX sessions_by_use ON number_server.sessions (used);
CREATE TABLE number_server.calendar (day bigint NOT NULL, date date NOT NULL);
INSERT INTO number_server.calendar VALUES (0, '2026-11-30');
CREATE TABLE number_server.takeovers (
  token_hash text COLLATE "C" NOT NULL PRIMARY KEY, owner text NOT NULL, day bigint NOT NULL
);
CREATE TABLE number_server.tokens (
  name text COLLATE "C" NOT NULL PRIMARY KEY, token_hash text COLLATE "C" NOT NULL UNIQUE,
  role text NOT NULL
);
-- The hash of "0123456789abcdef".
INSERT INTO number_server.sessions VALUES
  ('9f9f5111f7b27a781f1f1ddde5ebc2dd2b796bfc7365c9c28b548e564176929f', 'somebody', '2025-06-15');
