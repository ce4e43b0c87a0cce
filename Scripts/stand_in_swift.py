"""The Swift of the tables of modules under Apple's names."""
import re

import module_table
from stand_in_rows import FOLDER, Fault, Row, TYPES, split

WIDTH = 100


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
        text += comment(f"The code `{member.name}`.", inner) + f"{inner}public static var {member.parts['name']}: Code {{ .{member.parts['name']} }}\n"
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
            + "".join(f"public import {'class ' if '.' in name else ''}{name}\n" for name in table.imports))


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
