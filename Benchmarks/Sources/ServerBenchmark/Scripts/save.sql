\set n random(0, 999)
INSERT INTO number_server.numbers AS present
  (owner, id, counter, number, client, sequence, remembered)
SELECT 'everyone', 'line-' || :n, 1, '4', 'load', 1, 'load 1 4'
FROM number_server.rules WHERE id = 'line-' || :n FOR SHARE
ON CONFLICT (owner, id) DO UPDATE SET
  counter = present.counter + 1, number = excluded.number, client = excluded.client,
  sequence = present.sequence + 1, remembered = excluded.remembered
RETURNING counter;
