-- Reads numbers one after the other: wrk -s read.lua URL -- COUNT [OWNERS]
-- COUNT is how many ids there are. With OWNERS, each answer is one of these owners' by turns.

local turn, count, owners = 0

function init(arguments)
  count, owners = tonumber(arguments[1]), tonumber(arguments[2])
end

function request()
  turn = turn + 1
  local number = turn * 7919 % (count * (owners or 1))
  local token = ""
  if owners then
    token = string.format("Authorization: Bearer load-token-%08d\r\n", math.floor(number / count))
  end
  return string.format(
    "GET /v1/numbers/line-%d HTTP/1.1\r\nHost: localhost\r\n%s\r\n", number % count, token)
end
