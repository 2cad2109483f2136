"""Tells what assistive technology sees of a program.

For each line on standard input, a process identifier, it writes a line of JSON: what the program's
windows say and offer, in order, each with its window, role, name, description, text, state and place
in the window.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


TELLING = {"spin button", "push button", "label", "status bar"}


class Gone(Exception):
    """The object has gone in the meantime."""


def described(node, role, window):
    component = node.get_component_iface()
    if not component:
        raise Gone
    extents = component.get_extents(Atspi.CoordType.WINDOW)
    text = node.get_text_iface() if role == "spin button" else None
    return {
        "window": window,
        "role": role,
        "name": node.get_name() or "",
        "description": node.get_description() or "",
        "text": Atspi.Text.get_text(text, 0, text.get_character_count()) if text else None,
        "isSensitive": node.get_state_set().contains(Atspi.StateType.SENSITIVE),
        "x": extents.x,
        "y": extents.y,
        "width": extents.width,
        "height": extents.height,
    }


def visit(node, found, window):
    try:
        role = node.get_role_name()
        if role in TELLING:
            found.append(described(node, role, window))
        if role in TELLING and role != "spin button":
            return
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child:
                visit(child, found, window)
    except (Gone, GLib.Error):
        pass


def tree(process):
    while GLib.MainContext.default().iteration(False):
        pass  # Programs that have come and gone.
    found = []
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(index)
        if program and program.get_process_id() == process:
            program.set_cache_mask(Atspi.Cache.NONE)
            for window in range(program.get_child_count()):
                visit(program.get_child_at_index(window), found, window)
    return found


Atspi.init()
for line in sys.stdin:
    print(json.dumps(tree(int(line))), flush=True)
