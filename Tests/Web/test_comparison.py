"""The control beside a native number input, in the same page, over thousands of rows."""

import json
from pathlib import Path

import pytest

from comparison.exceptions import EXCEPTIONS
from comparison.table import PARTS, rows

OBSERVER = Path(__file__).parent / "comparison" / "observe.js"
DOCUMENTATION = Path(__file__).parents[2] / "Documentation" / "Web.md"
AT_ONCE = 200


def differences(page, kind, rows):
    """The rows in which that kind of control is not as the native one."""
    page.add_script_tag(path=OBSERVER, type="module")
    found = []
    for start in range(0, len(rows), AT_ONCE):
        part = rows[start : start + AT_ONCE]
        found += page.evaluate(
            "([kinds, rows]) => compare(kinds, rows)", [[kind, "input:number"], part]
        )
    return found


def exception(difference):
    return next((name for name, covers in EXCEPTIONS.items() if covers(difference)), None)


def test_the_table_has_thousands_of_rows_each_once():
    texts = [json.dumps(row) for row in rows()]
    assert len(set(texts)) >= 2_000


def test_the_comparison_finds_a_difference_where_there_is_one(page, show):
    show("")
    some = [row for row in PARTS["stepping"]() if row["attributes"].get("min") == "1"][:AT_ONCE]
    assert differences(page, "input:number", some) == []
    assert len(differences(page, "input:range", some)) > AT_ONCE / 2


@pytest.mark.parametrize("part", PARTS)
def test_it_does_as_a_native_input_does_for_each_row_of(page, show, part):
    show("")
    unexplained = [
        json.dumps(found)
        for found in differences(page, "number-select", list(PARTS[part]()))
        if exception(found) is None
    ]
    assert unexplained == []


def test_each_exception_is_documented():
    text = DOCUMENTATION.read_text()
    assert [name for name in EXCEPTIONS if f"| {name} |" not in text] == []
