"""The modules under Apple's names that hold little but names, written from their tables and compared with them.

`Scripts/generate-tables` calls `files`, and with --check `faults`: a line for each public name of such a
module, as Documentation/API has it, without a row, and for each row without a name. `Scripts/stand_in_rows.py`
has the columns of a table.
"""
import re

import module_table
from module_table import MODULES, ROOT
from stand_in_rows import FOLDER, Fault, Row, read, tables  # noqa: F401
from stand_in_swift import WIDTH, sources, swift  # noqa: F401

STAND_INS = "AppleModules/StandIns"

GROUPS = {"class": "Classes", "protocol": "Protocols", "struct": "Values", "options": "Values", "constants": "Values",
          "enum": "Values", "error": "Errors", "func": "Functions", "let": "Constants", "var": "Constants", "typealias": "Aliases"}


def page(table):
    names = f"The names are those of [Apple's documentation]({table.documentation})."
    overview = "\n\n".join([*table.overview, names])
    text = f"# ``{table.name}``\n\n{table.summary}\n"
    text += f"\n## Overview\n\n{overview}\n"
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
    """The public names of an interface as text, without overrides and members that the compiler writes."""
    found, stack = set(), []
    for line in text.splitlines():
        bare = line.strip()
        if bare.startswith(("//", "import ")):
            continue
        match = API.fullmatch(bare)
        if match:
            keyword, name, rest = match[1].rstrip("?"), (match[2] or match[1].rstrip("?")).strip("`"), match[3]
            path = ".".join([*(part for part in stack if part), name])
            is_type = keyword in ("class", "struct", "enum", "protocol", "extension")
            if keyword in ("func", "init", "subscript"):
                row = Row("", "-", "", "-", "-", "", "", {"keyword": keyword, "name": None if keyword != "func" else name,
                                                          "rest": rest, "modifiers": "", "attributes": ""})
                path = ".".join([*stack, row.labels])
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
