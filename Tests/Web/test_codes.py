"""The numbers by which the element and its core understand each other."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SHELL = ROOT / "Web" / "source"
CORE = ROOT / "Sources" / "NumberSelectWasm"


def constants(file: str) -> dict[str, int]:
    found = re.findall(r"^export const (\w+) = (\d+)$", (SHELL / file).read_text(), re.MULTILINE)
    return {name: int(value) for name, value in found}


def cases(file: str) -> list[str]:
    """The cases of the enumeration in a file, in the order of their numbers."""
    body = (CORE / file).read_text().partition("enum ")[2].partition("}")[0]
    lines = re.findall(r"^ +case (.+)$", body, re.MULTILINE)
    return [name for line in lines for name in line.split(", ")]


def in_capitals(name: str) -> str:
    return re.sub(r"[A-Z]", lambda letter: "_" + letter[0], name).upper()


@pytest.mark.parametrize(("shell", "core"), [("answers.js", "WebAnswer.swift")])
def test_the_element_names_the_answers_as_the_core_does(shell, core):
    names = [in_capitals(name) for name in cases(core)]
    assert constants(shell) == {name: number for number, name in enumerate(names)}
