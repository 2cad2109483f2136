"""The attributes, values and acts that number inputs are compared over."""

from itertools import chain, product

VALUES = [
    "", " ", "0", "-0", "00", "007", "1", "-1", "+1", "12", "1.", ".5", "-.5", "0.5", "1.50", "-1.5",
    "1e2", "1E2", "1e+2", "1e-2", "1.5e1", "1e", "e1", "1e1.5", "1e0", "-1e-1", "--1", "1-", "1 2",
    " 1", "1 ", "\t1", "1\n", "1,5", "1,000", "1_000", "0x10", "Infinity", "-Infinity", "NaN",
    "abc", "1a", "a1", "١٢", "１２", "−1", "1e400", "-1e400", "1e-400", "9007199254740993",
    "123456789012345678", "0.1", "0.30000000000000004", "1000000.1", "0.0000001", "1e-7", "1e18",
    "1e21", "99999999999999999999", "3.14159265358979323846",
]  # fmt: skip
NUMBERS = [
    "0", "-0", "1", "-1", "1.5", "0.1", "1e-7", "1e21", "1e18", "123456789", "9007199254740991",
    "9007199254740993", "NaN", "Infinity", "-Infinity", "0.30000000000000004", "1e-300", "1e300",
]  # fmt: skip
MINIMA = [None, "0", "1", "-3", "0.5", "abc"]
MAXIMA = [None, "10", "9.99", "-1"]
STEPS = [None, "1", "3", "0.05", "ANY", "-1", "abc"]
STARTS = [None, "0", "5", "10", "2.5", "-1", "11"]
STEPPING = [
    [["stepUp"]], [["stepDown"]], [["stepUp", 3]], [["stepDown", 10]], [["stepUp", 0], ["stepUp", -2]],
]  # fmt: skip
LIFE = [
    ["attribute", "value", "3"],
    ["attribute", "value", "nonsense"],
    ["removeAttribute", "value"],
    ["set", "value", "7"],
    ["set", "value", "nonsense"],
    ["set", "defaultValue", "4"],
    ["attribute", "min", "5"],
    ["stepUp"],
    ["reset"],
    ["clone"],
    ["move"],
]
STATES = ["required", "readonly", "disabled"]


def row(attributes, acts=(), fieldset=False):
    given = {name: value for name, value in attributes.items() if value is not None}
    return {"attributes": given, "acts": list(acts), "fieldset": fieldset}


def sanitisation():
    """Every text as an attribute, as a property and as a default, and what is left of it."""
    for value in VALUES:
        yield row({"value": value})
        yield row({}, [["set", "value", value], ["reset"]])
        yield row({"value": "8"}, [["set", "value", value], ["stepUp"]])
        yield row({}, [["set", "defaultValue", value], ["stepDown"]])
        yield row({"step": "any", "value": value}, [["attribute", "step", "1"]])
        yield row({"min": value, "value": "2"}, [["stepUp"]])
        yield row({"max": value, "value": "2"}, [["stepDown"]])
        yield row({"step": value, "value": "2"}, [["stepUp"]])


def numbers():
    """Every number that a script may set, and what it is then."""
    for number in NUMBERS:
        for step in ["1", "any"]:
            yield row({"step": step}, [["setNumber", number], ["reset"]])
            yield row({"step": step, "value": "5"}, [["setNumber", number]])
            yield row({"step": step, "min": "0", "max": "10"}, [["setNumber", number]])


def stepping():
    """Every mixture of bounds, step and value, and each way to step from there."""
    for minimum, maximum, step, value in product(MINIMA, MAXIMA, STEPS, STARTS):
        attributes = {"min": minimum, "max": maximum, "step": step, "value": value}
        for acts in STEPPING:
            yield row(attributes, acts)


def life():
    """Every sequence of up to three acts: what counts is what came first."""
    for count in [1, 2, 3]:
        for acts in product(LIFE, repeat=count):
            yield row({"value": "1"}, acts)
    for acts in product(LIFE, repeat=2):
        yield row({}, acts)
        yield row({"value": "2", "min": "1", "max": "6", "step": "2"}, acts)


def states():
    """Every mixture of states with every kind of value, and what is asked of them."""
    for chosen in product([False, True], repeat=len(STATES)):
        given = {name: "" for name, is_chosen in zip(STATES, chosen) if is_chosen}
        for fieldset, value in product([False, True], [None, "5", "50", "5.5", "abc"]):
            attributes = {**given, "max": "10", "value": value}
            yield row(attributes, [["checkValidity"], ["formCheckValidity"]], fieldset)
            yield row(attributes, [["customValidity", "No."], ["checkValidity"]], fieldset)
            yield row(attributes, [["stepUp"], ["customValidity", "No."], ["reset"]], fieldset)


def reflection():
    """Every property that is an attribute, both ways."""
    for name in ["min", "max", "step", "name", "placeholder", "value"]:
        for text in ["", "1", "abc", "-2.5"]:
            yield row({name: text} if name != "name" else {})
            yield row({}, [["set", name, text]])
            yield row({}, [["attribute", name, text], ["removeAttribute", name]])
    for name, attribute in [
        ("required", "required"), ("readOnly", "readonly"), ("disabled", "disabled"),
        ("autofocus", "autofocus"),
    ]:  # fmt: skip
        for value in [True, False, "", "false", 0]:
            yield row({}, [["set", name, value]])
            yield row({attribute: ""}, [["set", name, value]])
            yield row({}, [["attribute", attribute, "false"], ["removeAttribute", attribute]])


PARTS = {
    "sanitisation": sanitisation,
    "numbers": numbers,
    "stepping": stepping,
    "life": life,
    "states": states,
    "reflection": reflection,
}


def rows():
    return list(chain.from_iterable(part() for part in PARTS.values()))
