"""Facts of SwiftUI's layout and of UIKit in code: the tests that lay each one out, and the pages that count
them. Both are written from Reference/swiftui-facts and Reference/uikit-facts by Scripts/generate-tables.
"""
import dataclasses
import glob
import json
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LINES = 585
REQUIRED = {"id", "fact", "source", "system", "snippet", "expects"}
OPTIONAL = {"device", "size", "declarations", "before", "steps", "verdict", "reason"}
SYSTEM = re.compile(r"any|iOS \d+")
STEP = re.compile(r"step|landscape|size (XS|S|M|L|XL|XXL|XXXL|AX[1-5])")

HEADER = """\
// Written by Scripts/generate-tables from Reference/{data}/{name}.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import {module}
"""

TABLE = """\
// Written by Scripts/generate-tables from Reference/{data}. Do not edit.
// swift-format-ignore-file
import FactTesting

extension Fact {{
  /// All facts, topic by topic.
  static let all: [Fact] = {lists}
}}
"""

SWIFTUI = """\
# Facts of SwiftUI's layout

{count} facts of SwiftUI's layout were gathered from Apple's documentation and sessions and from
articles and pictures with measurements, by an author who had not read the code under test. Each
has its source in `Reference/swiftui-facts`, a view that shows it, and the expected
frames. `Tests/AppleModules/SwiftUIFactsTests` lays each view out on an iPhone of 393 × 852 points and compares, as
launched and after changes. {holding} hold and {wrong} do not.
"""

UIKIT = """\
# Facts of UIKit in code

{count} facts of UIKit in code were gathered from Apple's documentation and sessions and from articles and
published measurements, by an author who had not read the code under test. Each has in
`Reference/uikit-facts` the address of its source with the place in it, code that shows it, and the
expectation: frames, sizes, values and the order of calls. The sources of {opened} were opened for this table, those
of the others are cited from memory. `Tests/AppleModules/UIKitFactsTests` runs each on an iPhone of 393 × 852 points and
compares, as launched and after changes of the content, of the text size or of the orientation. {holding} hold
and {wrong} do not.
"""

REST = """\

For a fact that does not hold, the data give the reason. Its test expects the failure, so it reports
when the fact begins to hold. A fact whose {screen} does not compile has no test.

| Topic | Facts | Do not hold |
| --- | --- | --- |
{topics}

{faults}
"""


@dataclasses.dataclass
class Battery:
    """The facts of one framework: their folder, what each has, and the texts around them."""
    data: str
    module: str
    tests: str
    page: str
    text: str
    screen: str
    required: frozenset = frozenset()
    optional: frozenset = frozenset()
    #: The function of a fact by its kind; the first is that of a fact without one.
    functions: dict = dataclasses.field(default_factory=dict)


BATTERIES = [
    Battery(
        "swiftui-facts", "SwiftUI", "Tests/AppleModules/SwiftUIFactsTests/Facts/", "Documentation/SwiftUIFacts.md",
        SWIFTUI, "view",
        functions={"view": "@MainActor @ViewBuilder private func fact{number}(step: Int) -> some View {{"},
    ),
    Battery(
        "uikit-facts", "UIKit", "Tests/AppleModules/UIKitFactsTests/Facts/", "Documentation/UIKitFacts.md",
        UIKIT, "code", required=frozenset({"place"}), optional=frozenset({"opened", "kind"}),
        functions={
            "view": "private func fact{number}(_ controller: UIViewController, _ view: UIView) {{",
            "controller": "private func fact{number}() -> UIViewController {{",
        },
    ),
]


def topics(battery):
    """By the name of a file: its topic and its facts, checked."""
    found, ids = {}, set()
    for path in sorted(glob.glob(os.path.join(ROOT, "Reference", battery.data, "*.json"))):
        name = os.path.basename(path).removesuffix(".json")
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        assert set(data) == {"topic", "facts"}, f"{name}: a topic and its facts are expected"
        for fact in data["facts"]:
            check(battery, name, fact)
            assert fact["id"] not in ids, f"{name}: {fact['id']} is there twice"
            ids.add(fact["id"])
        found[name] = (data["topic"], data["facts"])
    return found


def check(battery, name, fact):
    place = f"{battery.data}/{name}.json, {fact.get('id')}"
    keys, required = set(fact), REQUIRED | battery.required
    assert required <= keys <= required | OPTIONAL | battery.optional, f"{place}: {sorted(keys ^ required)}"
    assert kind(battery, fact) in battery.functions, f"{place}: kind {fact.get('kind')}"
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", fact["id"]), place
    assert re.match("https?://", fact["source"]), f"{place}: no address of a source"
    assert fact["expects"], f"{place}: nothing is expected"
    assert SYSTEM.fullmatch(fact["system"]), f"{place}: system {fact['system']}"
    assert all(STEP.fullmatch(step) for step in fact.get("steps", [])), f"{place}: {fact['steps']}"
    verdict = fact.get("verdict")
    assert verdict in (None, "wrong", "missing"), f"{place}: verdict {verdict}"
    assert bool(verdict) == ("reason" in fact), f"{place}: a verdict has a reason"


def literal(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def indented(text, depth=2):
    return "\n".join(" " * depth + line if line else line for line in text.split("\n"))


def kind(battery, fact):
    return fact.get("kind", next(iter(battery.functions)))


def screen(battery, fact, number):
    parts = [fact["declarations"]] if "declarations" in fact else []
    start = battery.functions[kind(battery, fact)].format(number=number)
    parts.append(start + "\n" + indented(fact["snippet"]) + "\n}")
    return "\n" + "\n".join(parts) + "\n"


def row(battery, fact, number):
    lines = [literal(fact["id"]), literal(fact["fact"]), "source: " + literal(fact["source"])]
    if fact["system"] != "any":
        lines.append("system: " + literal(fact["system"].removeprefix("iOS ")))
    for key in ("device", "size"):
        if key in fact:
            lines.append(f"{key}: {literal(fact[key])}")
    for key in ("before", "steps", "expects"):
        if key in fact:
            lines.append(f"{key}: [" + ", ".join(map(literal, fact[key])) + "]")
    if "reason" in fact:
        lines.append("wrong: " + literal(fact["reason"]))
    label = "" if kind(battery, fact) == next(iter(battery.functions)) else kind(battery, fact) + ": "
    return "    Fact(\n      " + ",\n      ".join(lines + [f"{label}fact{number}"]) + "\n    ),\n"


def constant(name):
    words = name.split("-")
    return words[0] + "".join(word.capitalize() for word in words[1:])


def source(battery, name, facts):
    """The parts of a topic's source: each a name and a text that is not too long.

    A fact of the verdict "missing" has a screen that does not compile yet.
    """
    facts = [fact for fact in facts if fact.get("verdict") != "missing"]
    parts, screens, rows = [], "", ""
    for number, fact in enumerate(facts, 1):
        more = screen(battery, fact, number), row(battery, fact, number)
        if screens and (screens + rows + "".join(more)).count("\n") > LINES:
            parts.append((screens, rows))
            screens = rows = ""
        screens, rows = screens + more[0], rows + more[1]
    parts.append((screens, rows))
    for number, (screens, rows) in enumerate(parts, 1):
        own = constant(name) + (str(number) if len(parts) > 1 else "")
        table = f"\nextension Fact {{\n  static let {own}: [Fact] = [\n{rows}  ]\n}}\n"
        yield own, HEADER.format(data=battery.data, name=name, module=battery.module) + screens + table


def page(battery, found):
    facts = [fact for _, own in found.values() for fact in own]
    wrong = [fact for fact in facts if "reason" in fact]
    rows = []
    for topic, own in found.values():
        missed = sum("reason" in fact for fact in own)
        rows.append(f"| {topic} | {len(own)} | {missed} |")
    faults = ["## Facts that do not hold", ""] if wrong else ["All facts hold."]
    for fact in wrong:
        versions = "" if fact["system"] == "any" else f" ({fact['system']})"
        faults.append(f"- `{fact['id']}`{versions}: {fact['fact']} {fact['reason']} "
                      f"[Source]({fact['source']}).")
    return (battery.text + REST).format(
        count=len(facts), holding=len(facts) - len(wrong), wrong=len(wrong), screen=battery.screen,
        opened=sum(fact.get("opened", False) for fact in facts), topics="\n".join(rows),
        faults="\n".join(faults))


def files():
    written = {}
    for battery in BATTERIES:
        found = topics(battery)
        sources = [part for name, (_, facts) in found.items() for part in source(battery, name, facts)]
        written |= {
            f"{battery.tests}{own[0].upper()}{own[1:]}Facts.generated.swift": text for own, text in sources
        }
        lists = "\n    + ".join(own for own, _ in sources)
        written[battery.tests + "Fact+All.generated.swift"] = TABLE.format(data=battery.data, lists=lists)
        written[battery.page] = page(battery, found)
    return written
