"""HTML's own rules for numbers and steps, reckoned in decimals."""

import re
from decimal import Decimal, localcontext

VALID = re.compile(r"-?(\d+(\.\d+)?|\.\d+)([eE][+-]?\d+)?\Z", re.ASCII)
LARGEST = 2**63 - 1


def number(text) -> Decimal | None:
    """What HTML calls a valid floating-point number, exactly."""
    return Decimal(text) if text is not None and VALID.match(text) else None


def is_exact(value: Decimal) -> bool:
    """Whether the number has few enough digits to be kept: 19, with up to 18 after the point."""
    with localcontext(prec=2000):
        sign, digits, exponent = value.normalize().as_tuple()
        whole = int("".join(map(str, digits))) * 10 ** max(0, min(exponent, 40))
    return whole == 0 or (exponent >= -18 and whole <= LARGEST)


def step(text: str) -> Decimal:
    """The step that an attribute gives; without a good one it is 1."""
    given = number(text)
    return given if given is not None and given > 0 else Decimal(1)


def stepped(attributes: dict, value: str, count: int) -> str:
    """The value after `stepUp(count)`, or `stepDown` where the count is below zero.

    Where there is no minimum it is 0.
    """
    minimum = number(attributes.get("min"))
    minimum = Decimal(0) if minimum is None else minimum
    maximum = number(attributes.get("max"))
    increment = step(attributes.get("step"))
    before = number(value) or Decimal(0)
    highest = None if maximum is None else minimum + (maximum - minimum) // increment * increment
    if count == 0 or (maximum is not None and maximum < minimum):
        return value
    rest = (before - minimum) % increment
    if rest < 0:
        rest += increment
    if rest == 0:
        after = before + count * increment
    else:
        after = before - rest + (increment if count > 0 else 0)
    after = max(after, minimum)
    if highest is not None:
        after = min(after, highest)
    is_wrong_way = after < before if count > 0 else after > before
    return value if is_wrong_way else f"{after:f}"
