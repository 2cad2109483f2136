"""Where `<number-select>` is meant to differ from `<input type=number>`.

Each is described under its name in Documentation/Web.md.
"""

EXCEPTIONS = {}
