"""The forms of the description that a pattern alone does not give."""

import schemathesis
from hypothesis import strategies


@strategies.composite
def decimals(draw):
    """At most 19 digits, of which up to 18 stand after the point."""
    unscaled = draw(strategies.integers(-(2**63) + 1, 2**63 - 1))
    scale = draw(strategies.integers(0, 18))
    digits = str(abs(unscaled)).rjust(scale + 1, "0")
    point = len(digits) - scale
    text = digits[:point] + ("." + digits[point:] if scale else "")
    return "-" + text if unscaled < 0 else text


schemathesis.openapi.format("decimal", decimals())
