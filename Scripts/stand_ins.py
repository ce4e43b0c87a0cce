"""Modules under Apple's names that hold little but names: written from Reference/apple-modules.

A file MODULE.tsv there is a module. Lines of `# key text` come first:

    # documentation ADDRESS   the module's page at Apple, where the addresses of its rows begin
    # exports UIKit Contacts  the modules that a file sees which imports this one; `-` for none
    # imports MODULE.CLASS    a class of another module that the rows name; there may be several
    # summary SENTENCE        the first sentence of the module's page here
    # overview PARAGRAPH      a paragraph of that page; there may be several

A row is a declaration, in five columns:

    in           the type that it belongs to, as A.B; `-` for none
    declaration  as Apple's documentation prints it, without `open` and `public`. Four kinds of types have
                 a word of their own: `options` (bits), `constants` and `extensible constants` (names of
                 strings) and `error` (a structure with codes)
    answers      what it does here, see ANSWERS
    source       the page of Apple's documentation: from the module's address, with `/` before it from that
                 of all modules, or whole for a manual page; or `used OWNER/NAME`, a public app that uses the
                 name; or `-` for a declaration that is not public
    sentence     what it is, in one sentence

`# file NAME` before rows puts them into a file of that name. `Scripts/generate-tables` writes the Swift and the
page of each module, and with --check compares the rows with the module's public names in Documentation/API.
"""
import pathlib
import re
from dataclasses import dataclass, field

import module_table
from module_table import MODULES, ROOT

FOLDER = "Reference/apple-modules"
STAND_INS = "AppleModules/StandIns"
WIDTH = 100

ANSWERS = {
    "-": "a type, a case, an alias, or a declaration that a protocol has",
    "required": "a member of a protocol that each type brings itself",
    "nothing": "it does nothing",
    "kept": "a property keeps its value, at first the one that follows; an initializer sets the properties of its parameters' names",
    "empty": "there is none: the value that follows",
    "denied": "a person or the system says no: the value that follows",
    "value": "the value that follows",
    "calls": "the statements that follow",
    "throws": "the error that follows",
    "shared": "the one object of the class",
    "by hand": "its Swift is in a file of the module that is not generated",
}

DECLARATION = re.compile(
    r"(?P<attributes>(?:@\w+(?:\([^)]*\))? )*)"
    r"(?P<modifiers>(?:(?:final|class(?= (?:func|var))|static|weak|convenience|required|override|mutating|internal|private"
    r"|nonisolated\(unsafe\)|(?:private|internal)\(set\)|extensible) )*)"
    r"(?P<keyword>class|struct|enum|protocol|extension|options|constants|error|case|var|let|func|init\??|typealias|subscript)"
    r"(?: (?P<name>`?[\w.]+`?|[=<>+\-*/~!]+))?(?P<rest>.*)")
TYPES = ("class", "struct", "enum", "protocol", "extension", "options", "constants", "error")


class Fault(Exception):
    pass


@dataclass
class Row:
    place: str
    parent: str
    declaration: str
    answers: str
    source: str
    sentence: str
    file: str
    parts: dict = field(default_factory=dict)
    members: list = field(default_factory=list)

    @property
    def keyword(self):
        return self.parts["keyword"].rstrip("?")

    @property
    def modifiers(self):
        return self.parts["modifiers"].split()

    @property
    def name(self):
        return (self.parts["name"] or self.keyword).strip("`")

    @property
    def word(self):
        return next((word for word in ANSWERS if re.match(re.escape(word) + r"(?![^ ;])", self.answers)), None)

    @property
    def value(self):
        return self.answers[len(self.word):].strip()

    @property
    def is_public(self):
        return not {"internal", "private"} & set(self.modifiers)

    @property
    def labels(self):
        """The name with the labels of its parameters, as documentation writes it."""
        if self.keyword not in ("func", "init", "subscript"):
            return self.name
        if not re.match(r"\w", self.name):
            return f"{self.name}({'_:' * len(self.parameters()[0])})"
        labels = [parameter.split(":")[0].split()[0] if ":" in parameter else "_" for parameter in self.parameters()[0]]
        if self.keyword == "subscript":
            labels = [label if " " in parameter.split(":")[0] else "_" for label, parameter in zip(labels, self.parameters()[0])]
        return f"{self.name}({''.join(label + ':' for label in labels)})"

    def parameters(self):
        """The parameters, and what follows them."""
        rest = self.parts["rest"]
        start = rest.index("(")
        end, parts = closing(rest, start)
        return [part for part in split(rest[start + 1:end]) if part], rest[:start], rest[end + 1:]


def closing(text, start):
    """The place of the bracket that closes the one at a place."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] in "([") - (text[place] in ")]")
        if depth == 0:
            return place, None
    raise Fault(f"a bracket of '{text}' is not closed")


def split(text, mark=","):
    """The parts between marks that are in no bracket."""
    parts, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        depth += (letter in "([{<") - (letter in ")]}" or letter == ">" and text[place - 1] != "-")
        if letter == mark and depth == 0:
            parts.append(text[start:place].strip())
            start = place + 1
    return parts + [text[start:].strip()]


@dataclass
class Table:
    name: str
    documentation: str
    exports: list
    imports: list
    summary: str
    overview: list
    rows: list

    @property
    def top(self):
        return [row for row in self.rows if row.parent == "-"]


def read(path):
    """A module's table; a row that does not fit is a fault with its place."""
    said, rows, types, file = {}, [], {}, path.stem
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        place = f"{FOLDER}/{path.name}:{number}"
        if line.startswith("# "):
            key, _, text = line[2:].partition(" ")
            file = text if key == "file" else file
            said.setdefault(key, []).append(text)
            continue
        cells = line.split("\t")
        if len(cells) != 5:
            raise Fault(f"{place}: {len(cells)} columns, 5 expected: in, declaration, answers, source, sentence")
        if cells[0] == "in":
            continue
        row = Row(place, *cells, file)
        match = DECLARATION.fullmatch(row.declaration)
        if not match:
            raise Fault(f"{place}: '{row.declaration}' is no declaration that is known here")
        row.parts = match.groupdict()
        check(row)
        if row.parent != "-":
            if row.parent not in types:
                raise Fault(f"{place}: {row.parent} has no row above")
            types[row.parent].members.append(row)
        if row.keyword in TYPES:
            types[row.name if row.parent == "-" else f"{row.parent}.{row.name}"] = row
            if row.keyword == "error":
                types[(row.name if row.parent == "-" else f"{row.parent}.{row.name}") + ".Code"] = row
        rows.append(row)
    for key in ("documentation", "exports", "summary"):
        if key not in said:
            raise Fault(f"{FOLDER}/{path.name}: no line '# {key} …'")
    exports = [name for name in said["exports"][0].split() if name != "-"]
    return Table(path.stem, said["documentation"][0], exports, said.get("imports", []), said["summary"][0], said.get("overview", []), rows)


def check(row):
    """A row has a sentence, an answer, and a source that is about it."""
    if row.word is None:
        raise Fault(f"{row.place}: '{row.answers}' begins with none of {', '.join(ANSWERS)}")
    if not re.search(r"[.]$", row.sentence):
        raise Fault(f"{row.place}: the sentence of {row.name} does not end with a period")
    if not row.is_public:
        return
    if not row.source.strip("-"):
        raise Fault(f"{row.place}: {row.name} has no source; Apple's page, or `used OWNER/NAME`")
    if row.source.startswith("used "):
        if not re.fullmatch(r"used [\w.-]+/[\w.-]+", row.source):
            raise Fault(f"{row.place}: '{row.source}' is no public app; write `used OWNER/NAME`")
        return
    if row.source.startswith("https:"):
        if not row.source.startswith("https://developer.apple.com/"):
            raise Fault(f"{row.place}: {row.source} is no page of Apple's")
        return
    # Apple's pages tell equal names apart by an end such as -6j2k or -swift.struct.
    last = row.source.rsplit("/", 1)[-1]
    page = re.sub(r"-([0-9a-z]{4,6}|swift\.\w+)$", "", last)
    # An asynchronous function is on the page of the one with a completion handler, which has one label more.
    is_async = " async" in row.parts["rest"] and page.startswith(row.labels.lower()[:-1])
    if row.keyword != "extension" and page != row.labels.lower() and not is_async:
        raise Fault(f"{row.place}: the page {last} is not that of {row.labels}")


def tables():
    return [read(path) for path in sorted((ROOT / FOLDER).glob("*.tsv"))]


# The Swift of a row.

def comment(sentence, indent):
    """A sentence as lines of documentation."""
    lines, line = [], ""
    for word in sentence.split():
        if line and len(indent) + 4 + len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = ""
        line += (" " if line else "") + word
    return "".join(f"{indent}/// {line}\n" for line in [*lines, line])


def access(row, parent):
    """The words before a declaration's keyword."""
    words = [word for word in row.modifiers if word != "extensible"]
    if parent is not None and parent.keyword == "protocol" or row.keyword in ("case", "extension"):
        return words
    if not row.is_public:
        return [word for word in words if word != "internal"]
    is_type = row.keyword in TYPES
    in_open_class = parent is not None and parent.keyword == "class" and "final" not in parent.modifiers
    is_open = row.keyword == "class" if is_type else (
        in_open_class and row.keyword in ("var", "func", "subscript") and "static" not in words)
    return ["open" if is_open and "final" not in words else "public", *words]


def head(row, parent, rest=None):
    parts = [row.parts["attributes"].strip(), *access(row, parent), row.parts["keyword"], row.parts["name"]]
    return " ".join(part for part in parts if part) + (row.parts["rest"] if rest is None else rest)


def wrapped(text, row, parent, indent):
    """A function's head, with its parameters below each other where the line is too long."""
    if len(indent) + len(text) <= WIDTH:
        return text
    parameters, before, after = row.parameters()
    if not parameters:
        return text
    lines = "".join(f"{indent}  {parameter},\n" for parameter in parameters)[:-2]
    return f"{head(row, parent, before)}(\n{lines}\n{indent}){after}"


def body(statements, text, indent):
    """A body behind a head, in one line where that is possible."""
    if not statements:
        return f"{text} {{}}\n"
    line = f"{text} {{ {statements[0]} }}"
    if len(statements) == 1 and len(indent) + len(line.split("\n")[-1]) <= WIDTH:
        return line + "\n"
    return text + " {\n" + "".join(f"{indent}  {statement}\n" for statement in statements) + f"{indent}}}\n"


def statements(row, parent):
    """The statements of a function, an initializer or a getter."""
    if row.word == "nothing":
        return []
    if row.word == "throws":
        return ["throw " + row.value]
    if row.word == "kept" and row.keyword == "init":
        named = [parameter.split(":")[0].split() for parameter in row.parameters()[0]]
        properties = {member.name for member in parent.members if member.keyword in ("let", "var")}
        for *_, name in named:
            if name not in properties:
                raise Fault(f"{row.place}: {parent.name} has no property {name} that the initializer could set")
        return [f"self.{name} = {name}" for *_, name in named] + [part for part in split(row.value.strip("; "), ";") if part]
    if row.word in ("empty", "denied", "value", "calls"):
        return split(row.value, ";")
    if row.word == "shared":
        return ["only"]
    raise Fault(f"{row.place}: a {row.keyword} cannot answer '{row.answers}'")


def function(row, parent, indent):
    text = wrapped(head(row, parent), row, parent, indent)
    if parent is not None and parent.keyword == "protocol":
        return indent + text + "\n"
    storage = shared(row, parent, indent) if row.word == "shared" else ""
    return storage + indent + body(statements(row, parent), text, indent)


def shared(row, parent, indent):
    """The stored object of a class; it is safe where the class says that it may be sent."""
    unsafe = "" if "Sendable" in parent.parts["rest"] else "nonisolated(unsafe) "
    return f"{indent}{unsafe}private static let only = {parent.name}()\n"


def property_(row, parent, indent):
    rest = row.parts["rest"]
    accessors = re.search(r" \{ (get( async)?( throws)?( set)?) \}$", rest)
    typed = rest[:accessors.start()] if accessors else rest
    if parent is not None and parent.keyword == "protocol":
        return indent + head(row, parent) + "\n"
    if parent is not None and parent.keyword in ("constants", "options"):
        text = head(row, parent, "").replace("static var", "static let")
        return f"{indent}{text} = {parent.name}(rawValue: {row.value})\n"
    if not accessors:
        if row.word == "kept" or row.keyword == "let" and row.word == "value":
            value = f" = {row.value}" if row.value else ""
            return indent + head(row, parent, typed + value) + "\n"
        raise Fault(f"{row.place}: {row.name} is stored, so that its answer is 'kept' or 'value'")
    if row.word == "kept":
        raise Fault(f"{row.place}: {row.name} has a getter, so that it cannot answer 'kept'")
    text = head(row, parent, typed)
    if accessors[4]:
        return f"{indent}{text} {{\n{indent}  get {{ {row.value} }}\n{indent}  set {{}}\n{indent}}}\n"
    storage = shared(row, parent, indent) if row.word == "shared" else ""
    if accessors[2] or accessors[3]:
        return f"{indent}{text} {{\n{indent}  {accessors[1]} {{ {'; '.join(statements(row, parent))} }}\n{indent}}}\n"
    return storage + indent + body(statements(row, parent), text, indent)


def raw_members(row, indent):
    """The members that a kind of types brings."""
    inner = indent + "  "
    raw = row.parts["rest"].lstrip(": ") or "String"
    text = (f"{comment('The bits.' if row.keyword == 'options' else 'The string of the constant.', inner)}"
            f"{inner}public let rawValue: {raw}\n"
            f"{comment('Creates a set from its bits.' if row.keyword == 'options' else 'Creates a constant from its string.', inner)}"
            f"{inner}public init(rawValue: {raw}) {{ self.rawValue = rawValue }}\n")
    if "extensible" in row.modifiers:
        text += (f"{comment('Creates a constant from its string.', inner)}"
                 f"{inner}public init(_ rawValue: {raw}) {{ self.rawValue = rawValue }}\n")
    return text


def error(row, indent):
    """An error as Swift imports one: a structure with codes, which it has as members, too."""
    inner, cases = indent + "  ", [member for member in row.members if member.keyword == "case"]
    text = f"{comment(row.sentence, indent)}{indent}public struct {row.name}: Swift.Error, Hashable, Sendable {{\n"
    text += comment("The number of a reason.", inner) + f"{inner}public enum Code: Int, Hashable, Sendable {{\n"
    for member in cases:
        text += comment(member.sentence, inner + "  ") + f"{inner}  {member.declaration}\n"
    text += f"\n{comment('Returns whether an error has a code, for `catch`.', inner + '  ')}"
    text += f"{inner}  public static func ~= (match: Self, error: any Swift.Error) -> Bool {{\n"
    text += f"{inner}    (error as? {row.name})?.code == match\n{inner}  }}\n{inner}}}\n\n"
    text += comment("The reason.", inner) + f"{inner}public let code: Code\n"
    text += comment("Creates an error of a reason.", inner) + f"{inner}public init(_ code: Code) {{ self.code = code }}\n"
    for member in cases:
        text += comment(f"The code `{member.name}`.", inner) + f"{inner}public static var {member.name}: Code {{ .{member.name} }}\n"
    return text + f"{indent}}}\n"


def type_(row, parent, indent):
    if row.keyword == "error":
        return error(row, indent)
    kind = {"options": "OptionSet, Hashable, Sendable", "constants": "RawRepresentable, Hashable, Sendable"}.get(row.keyword)
    if kind:
        text = " ".join([*access(row, parent), "struct", row.name]) + f": {kind}"
    else:
        text = head(row, parent)
        if row.keyword == "enum" and re.match(r": U?Int", row.parts["rest"]):
            text += ", Hashable, Sendable"
    inner = raw_members(row, indent) if kind else ""
    inner += "".join(swift(member, row, indent + "  ") for member in row.members if member.word != "by hand")
    sentence = "" if row.keyword == "extension" else comment(row.sentence, indent)
    return sentence + indent + text + (f" {{\n{inner}{indent}}}\n" if inner else " {}\n") + defaults(row, indent)


def defaults(row, indent):
    """The members of a protocol that a type need not bring, as an extension."""
    optional = [member for member in row.members if row.keyword == "protocol" and member.word not in ("required", "-", "by hand")]
    if not optional:
        return ""
    text = f"\n{indent}extension {row.name} {{\n"
    outside = Row(row.place, "-", "", "-", "-", "", row.file, {"keyword": "extension", "rest": "", "modifiers": ""})
    for member in optional:
        text += comment("Does nothing." if member.word == "nothing" else "Answers for an object that does not have it.", indent + "  ")
        text += (property_ if member.keyword == "var" else function)(member, outside, indent + "  ")
    return text + f"{indent}}}\n"


def swift(row, parent=None, indent=""):
    if row.word == "by hand":
        return ""
    if row.keyword in TYPES:
        return type_(row, parent, indent)
    documentation = comment(row.sentence, indent)
    if row.keyword in ("func", "init", "subscript"):
        return documentation + function(row, parent, indent)
    if row.keyword in ("var", "let"):
        return documentation + property_(row, parent, indent)
    return documentation + indent + head(row, parent) + "\n"


def exports(table):
    """The imports of a file, by which one that imports the module sees others, as on Apple's systems."""
    lines = []
    for name in table.exports:
        if name == "UIKit":
            # The two classes have the names of types of Foundation, which they hide this way.
            lines += ["HeadlessUIKit", "class HeadlessUIKit.NSAttributedString", "class HeadlessUIKit.NSMutableAttributedString"]
        else:
            lines.append(name)
    return ("".join(f"@_exported public import {line}\n" for line in lines)
            + "".join(f"public import class {name}\n" for name in table.imports))


def sources(table):
    """The Swift files of a module by path."""
    found = {}
    for file in dict.fromkeys([row.file for row in table.top] or [table.name]):
        text = "\n".join(filter(None, (swift(row) for row in table.top if row.file == file)))
        found[f"{module_table.folder(table.name)}/{file}.generated.swift"] = (
            f"// Written by Scripts/generate-tables from {FOLDER}/{table.name}.tsv. Do not edit.\n"
            "// swift-format-ignore-file\n"
            + exports(table) + ("\n" + text if text else ""))
    return found


# The page of a module.

GROUPS = {"class": "Classes", "protocol": "Protocols", "struct": "Values", "options": "Values", "constants": "Values",
          "enum": "Values", "error": "Errors", "func": "Functions", "let": "Constants", "var": "Constants", "typealias": "Aliases"}


def page(table):
    overview = "\n\n".join(table.overview)
    text = f"# ``{table.name}``\n\n{table.summary}\n"
    text += f"\n## Overview\n\n{overview}\n" if overview else ""
    groups = {}
    for row in table.top:
        if row.keyword in GROUPS and row.is_public:
            groups.setdefault(GROUPS[row.keyword], []).append(row.labels)
    if groups:
        text += "\n## Topics\n"
    for group in dict.fromkeys(GROUPS.values()):
        if group in groups:
            text += f"\n### {group}\n\n" + "".join(f"- ``{name}``\n" for name in dict.fromkeys(groups[group]))
    return text


def files():
    """The written texts by path."""
    found = {}
    for table in tables():
        found |= sources(table)
        found[f"{module_table.folder(table.name)}/{table.name}.docc/{table.name}.md"] = page(table)
    return found


# The comparison of the rows with the public names.

def named(table):
    """The public names of a table, those that a kind of types brings among them."""
    found = set()
    for row in table.rows:
        if not row.is_public:
            continue
        path = "" if row.parent == "-" else row.parent + "."
        if row.keyword == "extension":
            continue
        found.add(path + row.labels)
        own = path + row.name
        if row.keyword in ("options", "constants"):
            found |= {f"{own}.rawValue", f"{own}.init(rawValue:)"}
            if "extensible" in row.modifiers:
                found.add(f"{own}.init(_:)")
        if row.keyword == "error":
            found |= {f"{own}.Code", f"{own}.Code.~=(_:_:)", f"{own}.code", f"{own}.init(_:)"}
            found |= {f"{own}.{member.name}" for member in row.members if member.keyword == "case"}
    return found


API = re.compile(r"(?:@\w+(?:\([^)]*\))? )*(?:(?:public|open|final|static|class(?= (?:func|var))|weak|convenience|required|override|mutating"
                 r"|prefix|infix|indirect|unowned(?:\(\w+\))?|nonisolated(?:\(unsafe\))?|(?:private|internal|public)\(set\)) )*"
                 r"(class|struct|enum|protocol|extension|case|var|let|func|init\??|typealias|subscript|associatedtype)(?: (`?[\w.]+`?|[=<>+\-*/~!]+))?(.*)")


def declared(text):
    """The public names of an interface as text, without those of protocols' extensions and overrides."""
    found, protocols, stack = set(), set(), []
    for line in text.splitlines():
        bare = line.strip()
        if bare.startswith(("//", "import ")):
            continue
        match = API.fullmatch(bare)
        if match:
            keyword, name, rest = match[1].rstrip("?"), (match[2] or match[1].rstrip("?")).strip("`"), match[3]
            path = ".".join([*(part for part in stack if part), name])
            is_type = keyword in ("class", "struct", "enum", "protocol", "extension")
            inside = stack and stack[0] in protocols and line.startswith(" ") and stack[-1].startswith("")
            if keyword in ("func", "init", "subscript"):
                row = Row("", "-", "", "-", "-", "", "", {"keyword": keyword, "name": None if keyword != "func" else name,
                                                          "rest": rest, "modifiers": "", "attributes": ""})
                path = ".".join([*stack, row.labels])
            if keyword == "protocol":
                protocols.add(name)
            if keyword != "extension" and " override " not in f" {bare}":
                found.add(path)
            if is_type and bare.endswith("{"):
                stack.append(name)
                continue
            if bare.endswith("{"):
                stack.append("")
                continue
        if bare.endswith("{"):
            stack.append("")
        elif bare in ("}", "},"):
            stack.pop()
    return {name for name in found if not re.search(r"\.(hash\(into:\)|hashValue|==\(_:_:\))$|^==", name)}


def faults():
    """A line for each public name without a row and each row without a name, and for each module without a table."""
    for module in MODULES.values():
        if module.wing == STAND_INS and not (ROOT / FOLDER / f"{module.name}.tsv").exists():
            yield f"{module.name} is a stand-in without a table in {FOLDER}"
    for table in tables():
        module = MODULES.get(table.name)
        if module is None or module.wing != STAND_INS:
            yield f"{FOLDER}/{table.name}.tsv: {table.name} has no row with the wing {STAND_INS} in Sources/modules.tsv"
            continue
        path = ROOT / f"Documentation/API/{table.name}.swiftinterface.txt"
        if not path.exists():
            yield f"{path.relative_to(ROOT)} is not there: run Scripts/update-api"
            continue
        rows, names = named(table), declared(path.read_text(encoding="utf-8"))
        overridden = {name for row in table.rows if "override" in row.modifiers
                      for name in [("" if row.parent == "-" else row.parent + ".") + row.labels]}
        for name in sorted(names - rows):
            yield f"{table.name}: {name} is public and has no row in {FOLDER}/{table.name}.tsv"
        for name in sorted(rows - names - overridden):
            yield f"{table.name}: {name} has a row and is not in {path.relative_to(ROOT)}; run Scripts/update-api"
