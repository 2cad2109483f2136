"""Where `<number-select>` is meant to differ from `<input type=number>`.

Each is described under its name in Documentation/Web.md. What is no exception is a fault.
"""

from comparison.html import is_exact, number, step, stepped


def attributes(found) -> dict:
    """The attributes at the time of the difference."""
    given = dict(found["row"]["attributes"])
    for act, *words in found["row"]["acts"][: found["time"]]:
        if act == "attribute" or (act == "set" and words[0] in ("min", "max", "step")):
            given[words[0]] = words[1]
        elif act == "removeAttribute":
            given.pop(words[0], None)
        elif act == "set" and words[0] == "defaultValue":
            given["value"] = words[1]
    return given


def texts(found) -> list[str]:
    """Every text of the row that a number could be in."""
    words = [word for act in found["row"]["acts"] for word in act[1:]]
    return [str(text) for text in [*found["row"]["attributes"].values(), *words]]


def ours(found, name):
    return next((mine for key, mine, _ in found["differing"] if key == name), None)


def native(found, name):
    return next((theirs for key, _, theirs in found["differing"] if key == name), None)


def names(found) -> set:
    return {name for name, _, _ in found["differing"]}


def is_another_spelling(found) -> bool:
    mine, theirs = number(ours(found, "value")), number(native(found, "value"))
    return names(found) <= {"value", "submitted"} and mine is not None and mine == theirs


def has_too_many_digits(found) -> bool:
    numbers = [number(text.replace("e+", "e")) for text in texts(found)]
    return any(each is not None and not is_exact(each) for each in numbers)


def is_maximum_below_minimum(found) -> bool:
    given = attributes(found)
    minimum, maximum = number(given.get("min")) or 0, number(given.get("max"))
    return maximum is not None and maximum < minimum


def is_step_by_the_letter(found) -> bool:
    if found["time"] == 0:
        return False
    act, *words = found["row"]["acts"][found["time"] - 1]
    if act not in ("stepUp", "stepDown"):
        return False
    count = (words[0] if words else 1) * (1 if act == "stepUp" else -1)
    expected = stepped(attributes(found), found["before"], count)
    return ours(found, "value") is not None and number(ours(found, "value")) == number(expected)


def is_almost_a_step(found) -> bool:
    given = attributes(found)
    rest = (number(given.get("value")) or 0) % step(given.get("step"))
    return ours(found, "stepMismatch") is True and rest != 0


def is_clone(found) -> bool:
    return ["clone"] in found["row"]["acts"][: found["time"]]


def is_pseudo_class_of_barred(found) -> bool:
    return names(found) == {"matches"} and ours(found, "matches").replace(
        ":valid", ""
    ) == native(found, "matches")


EXCEPTIONS = {
    "spelling": is_another_spelling,
    "digits": has_too_many_digits,
    "maximum below minimum": is_maximum_below_minimum,
    "steps by the letter": is_step_by_the_letter,
    "almost a step": is_almost_a_step,
    "clones": is_clone,
    "barred and valid": is_pseudo_class_of_barred,
}
