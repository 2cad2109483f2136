"""Looks at the program under test as a screen reader does.

Started with the program's path, it puts itself and the program on a session bus of their own. It
reads commands as lines of JSON and answers each with a line. Commands of the form {"fixture": ...}
go to the program.
"""

import json
import os
import subprocess
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib


def own_bus():
    """The address of this session's bus: the display may still tell of one that is gone."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    answer = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None
    )
    return answer.unpack()[0]


class Bus:
    def __init__(self, program):
        self.descriptions = []
        self.program = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        Atspi.init()
        self.listener = Atspi.EventListener.new(self.note)
        self.listener.register("object:property-change:accessible-description")

    def note(self, event):
        try:
            if event.source.get_role_name() != "spin button":
                return
        except GLib.Error:
            return  # It has gone in the meantime.
        self.descriptions.append(event.any_data)

    def perform(self, command):
        if "fixture" in command:
            self.program.stdin.write(json.dumps(command["fixture"]) + "\n")
            self.program.stdin.flush()
            return json.loads(self.program.stdout.readline())
        if "descriptions" in command:
            return {"descriptions": self.take_descriptions()}
        if "act" in command:
            return {"acted": self.find(command["act"]).do_action(0)}
        if "type" in command:
            return {"acted": self.find(command["type"]).set_text_contents(command["text"])}
        return {"nodes": [describe(node) for node in self.nodes()]}

    def take_descriptions(self):
        """Those that were told, with what has arrived and still waits to be handed over."""
        while GLib.MainContext.default().iteration(may_block=False):
            pass
        descriptions, self.descriptions = self.descriptions, []
        return descriptions

    def find(self, name):
        return next(node for node in self.nodes() if node.get_name() == name)

    def nodes(self):
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for index in range(desktop.get_child_count()):
            yield from descendants(desktop.get_child_at_index(index))


def descendants(node):
    node.clear_cache()
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child
            yield from descendants(child)


def describe(node):
    node.clear_cache()
    text = node.get_text_iface()
    action = node.get_action_iface()
    return {
        "role": node.get_role_name(),
        "name": node.get_name(),
        "description": node.get_description(),
        "states": [state.value_nick for state in node.get_state_set().get_states()],
        "text": text.get_text(0, text.get_character_count()) if text else None,
        "actions": action.get_n_actions() if action else 0,
    }


def start_session():
    """Starts this script anew on a bus of its own."""
    os.environ["NUMBER_SELECT_BUS"] = "own"
    script = [sys.executable, "-W", "ignore"] + sys.argv
    os.execvp("dbus-run-session", ["dbus-run-session", "--"] + script)


def main():
    if "NUMBER_SELECT_BUS" not in os.environ:
        start_session()
    os.environ["AT_SPI_BUS_ADDRESS"] = own_bus()
    bus = Bus(sys.argv[1])
    loop = GLib.MainLoop()

    def read(source, condition):
        line = sys.stdin.readline()
        if not line:
            loop.quit()
            return False
        try:
            answer = bus.perform(json.loads(line))
        except Exception as error:
            answer = {"error": repr(error)}
        print(json.dumps(answer), flush=True)
        return True

    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, read)
    loop.run()
    bus.program.stdin.close()
    bus.program.wait()


main()
