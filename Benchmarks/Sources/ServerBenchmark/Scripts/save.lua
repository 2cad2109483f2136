-- Saves numbers one after the other: wrk -s save.lua URL -- FIRST COUNT [OWNERS]
-- FIRST is where the sequences begin, COUNT how many ids there are. With OWNERS, each save is one of
-- these owners' by turns.

local sequence, count, owners

function init(arguments)
  sequence, count, owners = tonumber(arguments[1]), tonumber(arguments[2]), tonumber(arguments[3])
end

local request_format = "PUT /v1/numbers/line-%d HTTP/1.1\r\nHost: localhost\r\n%sIf-Match: *\r\n"
  .. "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s"

function request()
  sequence = sequence + 1
  local number = sequence * 7919 % (count * (owners or 1))
  local body = string.format(
    '{"number":"%d","client":"load","sequence":%d}', 1 + sequence % 9, sequence)
  local token = ""
  if owners then
    token = string.format("Authorization: Bearer load-token-%08d\r\n", math.floor(number / count))
  end
  return string.format(request_format, number % count, token, #body, body)
end
