"""Tells what assistive technology hears of the programs on the bus: a line of JSON for each event."""

import json

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

KINDS = [
    "object:property-change:accessible-name",
    "object:property-change:accessible-description",
    "object:text-changed:insert",
]


def hear(event):
    try:
        role = event.source.get_role_name()
    except GLib.Error:
        return  # The object has gone in the meantime.
    kind = event.type.split(":")[-1]
    print(json.dumps({"kind": kind, "role": role, "text": str(event.any_data)}), flush=True)


Atspi.init()
listener = Atspi.EventListener.new(hear)
for kind in KINDS:
    listener.register(kind)
print("{}", flush=True)
Atspi.event_main()
