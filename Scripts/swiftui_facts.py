"""Facts of SwiftUI's layout: the tests that lay each one out, and the page that counts them. Both are
written from Reference/swiftui-facts by Scripts/generate-tables.
"""
import glob
import json
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DATA = os.path.join(ROOT, "Reference", "swiftui-facts")
FOLDER = "Tests/SwiftUIFactsTests/Facts/"
PAGE = "Documentation/SwiftUIFacts.md"
LINES = 585
REQUIRED = {"id", "fact", "source", "system", "snippet", "expects"}
OPTIONAL = {"device", "size", "declarations", "before", "steps", "verdict", "reason"}
SYSTEM = re.compile(r"any|iOS \d+")
STEP = re.compile(r"step|size (XS|S|M|L|XL|XXL|XXXL|AX[1-5])")

HEADER = """\
// Written by Scripts/generate-tables from Reference/swiftui-facts/{name}.json. Do not edit.
// swift-format-ignore-file
import Foundation
import SwiftUI
"""

TABLE = """\
// Written by Scripts/generate-tables from Reference/swiftui-facts. Do not edit.
// swift-format-ignore-file

extension Fact {{
  /// All facts, topic by topic.
  static let all: [Fact] = {lists}
}}
"""

TEXT = """\
# Facts of SwiftUI's layout

{count} facts of SwiftUI's layout were gathered from Apple's documentation and sessions and from
articles and pictures with measurements, by somebody who had not read the code that they judge. Each
has its source in `Reference/swiftui-facts`, a view that shows it, and what is expected of the view's
frames. `Tests/SwiftUIFactsTests` lays each view out on an iPhone of 393 × 852 points and compares, as
launched and after changes. {holding} hold and {wrong} do not.

A fact that does not hold has its reason in the data. Its test expects that it fails, so that one that
comes true is noticed. One whose view does not compile has no test.

| Topic | Facts | Do not hold |
| --- | --- | --- |
{topics}

{faults}
"""


def topics():
    """By the name of a file: its topic and its facts, checked."""
    found, ids = {}, set()
    for path in sorted(glob.glob(os.path.join(DATA, "*.json"))):
        name = os.path.basename(path).removesuffix(".json")
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        assert set(data) == {"topic", "facts"}, f"{name}: a topic and its facts are expected"
        for fact in data["facts"]:
            check(name, fact)
            assert fact["id"] not in ids, f"{name}: {fact['id']} is there twice"
            ids.add(fact["id"])
        found[name] = (data["topic"], data["facts"])
    return found


def check(name, fact):
    place = f"swiftui-facts/{name}.json, {fact.get('id')}"
    keys = set(fact)
    assert REQUIRED <= keys <= REQUIRED | OPTIONAL, f"{place}: {sorted(keys ^ REQUIRED)}"
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", fact["id"]), place
    assert fact["source"].startswith("https://"), f"{place}: no address of a source"
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


def view(fact, number):
    parts = [fact["declarations"]] if "declarations" in fact else []
    parts.append(
        f"@MainActor @ViewBuilder private func fact{number}(step: Int) -> some View {{\n"
        + indented(fact["snippet"]) + "\n}"
    )
    return "\n" + "\n".join(parts) + "\n"


def row(fact, number):
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
    return "    Fact(\n      " + ",\n      ".join(lines + [f"fact{number}"]) + "\n    ),\n"


def constant(name):
    words = name.split("-")
    return words[0] + "".join(word.capitalize() for word in words[1:])


def source(name, facts):
    """The parts of a topic's source: each a name and a text that is not too long.

    A fact of the verdict "missing" has a view that does not compile yet.
    """
    facts = [fact for fact in facts if fact.get("verdict") != "missing"]
    parts, views, rows = [], "", ""
    for number, fact in enumerate(facts, 1):
        more = view(fact, number), row(fact, number)
        if views and (views + rows + "".join(more)).count("\n") > LINES:
            parts.append((views, rows))
            views = rows = ""
        views, rows = views + more[0], rows + more[1]
    parts.append((views, rows))
    for number, (views, rows) in enumerate(parts, 1):
        own = constant(name) + (str(number) if len(parts) > 1 else "")
        table = f"\nextension Fact {{\n  static let {own}: [Fact] = [\n{rows}  ]\n}}\n"
        yield own, HEADER.format(name=name) + views + table


def page(found):
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
    return TEXT.format(count=len(facts), holding=len(facts) - len(wrong), wrong=len(wrong),
                       topics="\n".join(rows), faults="\n".join(faults))


def files():
    found = topics()
    sources = [part for name, (_, facts) in found.items() for part in source(name, facts)]
    written = {
        f"{FOLDER}{own[0].upper()}{own[1:]}Facts.generated.swift": text for own, text in sources
    }
    lists = "\n    + ".join(own for own, _ in sources)
    written[FOLDER + "Fact+All.generated.swift"] = TABLE.format(lists=lists)
    written[PAGE] = page(found)
    return written
