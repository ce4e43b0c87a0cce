"""The elements and properties of documents: Swift and a page from Reference/interface-builder."""
import pathlib
import re
import textwrap
import typing

import module_table

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Reference/interface-builder"
SOURCE = module_table.path("InterfaceBuilder/Properties/Rows/DocumentProperties.generated.swift")
PAGE = "Documentation/DocumentProperties.md"
KEYWORDS = {"default", "static", "switch"}
SECTIONS = {"view": "Views", "control": "Controls", "controller": "Controllers and their items",
            "recognizer": "Gesture recognizers", "value": "Values", "structure": "Structure"}
KINDS = {"bool": "`YES` or `NO`", "integer": "whole number", "name": "word", "anyElement": "element",
         "anyElementName": "element", "reference": "identifier", "list": "list of objects",
         "texts": "list of texts", "appImage": "image name", "multiplier": "number, ratio or fraction",
         "rowHeight": "number, -1 for automatic", "attributeFont": "font"}


class Group(typing.NamedTuple):
    """Properties that an element, or several elements alike, have."""
    name: str
    type: str
    access: str
    text: str

    @property
    def public(self):
        return "public " if self.access else ""

    @property
    def value(self):
        return f"{self.type}.shared" if self.type else f"UnusedProperties.{self.name}"


class Row(typing.NamedTuple):
    """A property. A row without a member is one that nothing reads; its text is the reason.

    The default of an unread row is the value that changes nothing on devices either.
    """
    group: str
    member: str
    key: str
    kind: str
    default: str
    text: str


class Element(typing.NamedTuple):
    """An element with its groups. The note of an unused element is the reason."""
    name: str
    section: str
    groups: str
    note: str


class Word(typing.NamedTuple):
    """A word of an enumeration; without a member, the enumeration itself.

    Words stand in the order of UIKit's raw values where UIKit has the enumeration.
    """
    type: str
    member: str
    word: str
    text: str


class Reason(typing.NamedTuple):
    """A reason why a property or an element changes nothing."""
    name: str
    text: str


def load(name, shape):
    lines = (FOLDER / f"{name}.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return [shape(*line.split("\t")) for line in lines]


GROUPS = load("groups", Group)
ROWS = load("properties", Row)
ELEMENTS = load("elements", Element)
WORDS = load("words", Word)
REASONS = load("reasons", Reason)


def rows_of(group):
    return [row for row in ROWS if row.group == group.name]


def words_of(name):
    return [word for word in WORDS if word.type == name and word.member]


# Swift

def comment(text, indent=""):
    paragraphs = [textwrap.wrap(part, 96 - len(indent)) for part in text.split("\\n")]
    lines = [line for part in paragraphs for line in ["", *part]][1:]
    return "".join(f"{indent}/// {line}".rstrip() + "\n" for line in lines)


def identifier(name):
    return f"`{name}`" if name in KEYWORDS else name


def swift_kind(kind, is_form=False):
    """The expression of a kind, or of the form of a property that nothing reads."""
    name, *arguments = kind.split(" ")
    if name == "words" and arguments[0][0].isupper():
        return f".words(Words.{arguments[0]}.self)"
    if name not in ("words", "object", "flags", "element"):
        return f".{name}"
    names = ", ".join(f'"{argument}"' for argument in arguments)
    return f".{name}([{names}])" if is_form else f".{name}({names})"


def unused_rows(group, indent):
    return "".join(f'{indent}UnusedProperty("{row.key}", {swift_kind(row.kind, True)}, .{row.text}'
                   + (f', default: "{written_default(row)}"' if row.default else "") + "),\n"
                   for row in rows_of(group) if not row.member)


def written_default(row):
    """A default as a document writes it."""
    return {"true": "YES", "false": "NO"}.get(row.default, row.default.strip('"'))


def group_source(group):
    members = "".join(
        comment(row.text, "  ")
        + f'  {group.public}let {identifier(row.member)} = Property("{row.key}", '
        + swift_kind(row.kind) + (f", default: {row.default}" if row.default else "") + ")\n"
        for row in rows_of(group) if row.member)
    unused = unused_rows(group, "    ")
    if unused:
        members += f"  let unused: [UnusedProperty] = [\n{unused}  ]\n"
    return (comment(group.text) + f"{group.public}final class {group.type}: PropertyGroup {{\n"
            + members + f"  static let shared = {group.type}()\n}}\n\n")


def families_source():
    families = "".join(
        comment(group.text, "  ")
        + f"  {group.public}static var {identifier(group.name)}: {group.type} {{ .shared }}\n"
        for group in GROUPS if group.type)
    return f"extension Property {{\n{families}}}\n\n"


def unused_groups_source():
    groups = "".join(comment(group.text, "  ") + f"  static let {group.name} = UnusedProperties([\n"
                     + unused_rows(group, "    ") + "  ])\n" for group in GROUPS if not group.type)
    return f"extension UnusedProperties {{\n{groups}}}\n\n"


def elements_source():
    values = {group.name: group.value for group in GROUPS}
    parts = []
    for section, title in SECTIONS.items():
        rows = "".join(
            f'    ElementRow("{element.name}", [{", ".join(values[g] for g in element.groups.split())}]'
            + (", hasFreeKeys: true" if element.note else "") + "),\n"
            for element in ELEMENTS if element.section == section)
        parts.append(f"  /// {title}.\n  static let {section}Rows: [ElementRow] = [\n{rows}  ]\n")
    unused = "".join(f'    UnusedElement("{element.name}", .{element.note}),\n'
                     for element in ELEMENTS if element.section == "unused")
    total = " + ".join(f"{section}Rows" for section in SECTIONS)
    return (comment("The elements of the format, each with its properties.\\nInterface Builder's "
                    "format has no published schema. The elements are those of public documents of "
                    "Xcode 5 to 16.")
            + "enum Elements {\n" + "".join(parts)
            + "  /// Every element that is used.\n"
            + f"  static let all: [ElementRow] = {total}\n"
            + "  /// The elements that change nothing here, with everything inside of them.\n"
            + f"  static let unused: [UnusedElement] = [\n{unused}  ]\n}}\n\n")


def kinds_source():
    """The names of the elements in the three categories that the table of elements tells."""
    members = {"view": lambda element: "view" in element.groups.split(),
               "viewController": lambda element: "controller" in element.groups.split(),
               "gestureRecognizer": lambda element: element.section == "recognizer"}
    parts = []
    for category, holds in members.items():
        names = "".join(f'    "{element.name}",\n' for element in ELEMENTS if holds(element))
        parts.append(f"  /// The elements of the category `{category}`.\n"
                     f"  static let {category}Names: [String] = [\n{names}  ]\n")
    return "extension ObjectKind {\n" + "".join(parts) + "}\n\n"


def words_source():
    parts = []
    for title in WORDS:
        if title.member:
            continue
        cases = "".join(comment(word.text, "    ") + f"    case {identifier(word.member)}"
                        + (f' = "{word.word}"' if word.word else "") + "\n"
                        for word in words_of(title.type))
        parts.append(comment(title.text, "  ")
                     + f"  public enum {title.type}: String, DocumentWord {{\n{cases}  }}\n")
    return "extension Words {\n" + "".join(parts) + "}\n\n"


def reasons_source():
    cases = "".join(comment(reason.text, "  ") + f"  case {reason.name}\n" for reason in REASONS)
    return ("/// The reasons why a property or an element changes nothing here.\n"
            f"enum UnusedReason: String, Hashable, Sendable, CaseIterable {{\n{cases}}}\n")


def source():
    return ("// Written by Scripts/generate-tables from Reference/. Do not edit.\n"
            "// Sources: the tables of interface-builder/.\n"
            "// swift-format-ignore-file\n\n"
            "public import DynamicType\nimport LayoutGeometry\n\n"
            + "".join(group_source(group) for group in GROUPS if group.type)
            + families_source() + unused_groups_source() + elements_source() + kinds_source()
            + words_source()
            + reasons_source())


# The page

def shown_kind(kind):
    name, *arguments = kind.split(" ")
    if name == "words":
        if arguments[0][0].isupper():
            arguments = [word.word or word.member for word in words_of(arguments[0])]
        return ", ".join(f"`{word}`" for word in arguments)
    if arguments and name in ("object", "element", "flags"):
        return ("flags of " if name == "flags" else "") + ", ".join(f"`<{name}>`" for name in arguments)
    return KINDS.get(name) or re.sub(r"([A-Z])", lambda m: " " + m[1].lower(), name)


def shown_default(row):
    if row.default.startswith("."):
        word = next(word for word in words_of(row.kind.split(" ")[1])
                    if word.member == row.default[1:])
        return f"`{word.word or word.member}`"
    if row.default in ("", "[]", '""'):
        return ""
    text = written_default(row)
    return text if text.lstrip("-").isdigit() else f"`{text}`"


def shown_text(text):
    return text.replace("\\n", " ").replace("``", "`").replace("|", "\\|")


def shown_row(row, reasons):
    state = "applied" if row.member else f"no, {reasons[row.text]}"
    text = shown_text(row.text) if row.member else ""
    return f"| `{row.key}` | {shown_kind(row.kind)} | {shown_default(row)} | {state} | {text} |\n"


def shown_rows(group, reasons):
    head = ("| Name | Value | Default | Applied | Meaning |\n| --- | --- | --- | --- | --- |\n")
    rows = sorted(rows_of(group), key=lambda row: not row.member)
    return head + "".join(shown_row(row, reasons) for row in rows)


def spaced(name):
    return re.sub(r"([A-Z])", r"-\1", name).lower()


def shown_element(element, shared, groups, reasons):
    names = element.groups.split()
    links = ", ".join(f"[{name}](#group-{spaced(name)})" for name in names if name in shared)
    own = "".join(f"\n{shown_rows(groups[name], reasons)}" for name in names if name not in shared)
    line = f"It has the properties of {links}.\n" if links else ""
    free = "Its children have keys of their own choice.\n" if element.note else ""
    rest = "" if links or own or free else "It has no properties.\n"
    return f"\n### `{element.name}`\n\n{line}{free}{rest}".rstrip() + "\n" + own


def page():
    """A page that says of each property of each element whether it is applied, and why not."""
    reasons = {reason.name: re.sub(r"([A-Z])", lambda m: " " + m[1].lower(), reason.name)
               for reason in REASONS}
    groups = {group.name: group for group in GROUPS}
    used = [name for element in ELEMENTS for name in element.groups.split()]
    shared = {name for name in groups if used.count(name) > 1}
    legend = "".join(f"| {reasons[reason.name]} | {reason.text} |\n" for reason in REASONS)
    parts = ["# Properties of storyboards and xibs\n\n"
             "Written by `Scripts/generate-tables` from `Reference/interface-builder`. Each element "
             "of a document is listed with the attributes and keyed children that it may have. A "
             "property that is not *applied* is counted and changes nothing; the reasons are:\n\n"
             f"| Reason | Meaning |\n| --- | --- |\n{legend}\n"
             "## Properties of several elements\n"]
    parts += [f'\n### Group {spaced(name).replace("-", " ")}\n\n{shown_text(groups[name].text)}\n\n'
              + shown_rows(groups[name], reasons) for name in groups if name in shared]
    for section, title in SECTIONS.items():
        parts.append(f"\n## {title}\n")
        parts += [shown_element(element, shared, groups, reasons)
                  for element in ELEMENTS if element.section == section]
    unused = "".join(f"| `{element.name}` | {reasons[element.note]} |\n"
                     for element in ELEMENTS if element.section == "unused")
    parts.append("\n## Elements that change nothing\n\nEverything inside them is left out too.\n\n"
                 f"| Element | Reason |\n| --- | --- |\n{unused}")
    return "".join(parts)


def files():
    """The generated files by their path below the root."""
    return {SOURCE: source(), PAGE: page()}
