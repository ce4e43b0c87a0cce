"""The tables of modules under Apple's names that hold little but names, Reference/apple-modules.

A file MODULE.tsv there is a module. Lines of `# key text` come first:

    # documentation ADDRESS   the module's page at Apple, where the addresses of its rows begin
    # exports UIKit Contacts  the modules that a file sees which imports this one; `-` for none
    # imports MODULE          a module that the rows name, and that files do not see by this one; or MODULE.CLASS,
                              a class of one; there may be several
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

`# file NAME` before rows puts them into a file of that name. `Scripts/stand_in_swift.py` writes the Swift of a
table, and `Scripts/stand_ins.py` its page.
"""
import pathlib
import re
from dataclasses import dataclass, field

from module_table import ROOT

FOLDER = "Reference/apple-modules"

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
    r"(?P<modifiers>(?:(?:final|nonisolated|class(?= (?:func|var))|static|weak|convenience|required|override|mutating|internal|private"
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
        named = [re.sub(r"@\w+(<[^>]*>)? ", "", parameter) for parameter in self.parameters()[0]]
        labels = [parameter.split(":")[0].split()[0] if ":" in parameter else "_" for parameter in named]
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
        place = f"{path.relative_to(ROOT) if path.is_relative_to(ROOT) else path}:{number}"
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
            raise Fault(f"{path.relative_to(ROOT)}: no line '# {key} …'")
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
    # A case with values is on a page with their labels.
    is_case = row.keyword == "case" and page.split("(")[0] == row.labels.lower()
    if row.keyword != "extension" and page != row.labels.lower() and not is_async and not is_case:
        raise Fault(f"{row.place}: the page {last} is not that of {row.labels}")


def tables():
    return [read(path) for path in sorted((ROOT / FOLDER).glob("*.tsv"))]
