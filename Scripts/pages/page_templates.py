"""Pages of HTML as Swift: the files of each folder named Web become a `PageTemplates.generated.swift` beside it.

A file or a `<template id="…">` in one becomes a function. Tags are a part of Mustache's
(https://mustache.github.io/mustache.5.html), read when Swift is written, so that a page whose tags and
values differ does not compile:

    {{name}}                  a text, escaped by `PageTemplates.escaped`
    {{{name}}}                markup as it is
    {{#name}}…{{/name}}       where `name` is true or, if it is shown somewhere, not nil
    {{^name}}…{{/name}}       where it is not
    {{#names}}…{{.}}…{{/names}}  once for each text of a list; {{{.}}} for markup
    {{> styles/base.css}}     another file of the folder
    {{!split}}                the page is written in two parts, one up to here

A file or template is taken without its last line break, a whole page or chart with it. `/** … */` at the beginning
of a style or script and `<!-- … -->` above a template are its documentation, and are not in the page.
"""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
KINDS = {".html", ".svg", ".css", ".js"}
TAG = re.compile(r"\{\{\{\s*([\w.]+)\s*\}\}\}|\{\{\s*([#^/>!]?)\s*([^{}]*?)\s*\}\}")
TEMPLATE = re.compile(r"(?:<!--(.*?)-->\s*)?<template id=\"([\w-]+)\">\n?(.*?)\n?</template>", re.S)
DOCUMENTATION = re.compile(r"\A/\*\*(.*?)\*/\n", re.S)
WHOLE = ("<!doctype ", "<svg ")


class Fault(Exception):
    """A template that cannot be read, with its place."""


def folders():
    """The folders with files of the web, of all modules."""
    for top in ("Sources", "Tools/Sources"):
        yield from sorted(p for p in (ROOT / top).rglob("Web") if web_files(p))


def web_files(folder):
    return sorted(p for p in folder.rglob("*") if p.suffix in KINDS)


def documentation(text):
    """The documentation at the beginning of a style or a script, and the rest."""
    match = DOCUMENTATION.match(text)
    if not match:
        return "", text
    return re.sub(r"\n\s*\* ?", "\n", match[1]).strip(), text[match.end():]


def included(path):
    """The text of a file as it is in a page, its parts put in."""
    text = path.read_text(encoding="utf-8")
    if path.suffix in (".css", ".js"):
        text = documentation(text)[1]
    if not text.lower().startswith(WHOLE):
        text = text.removesuffix("\n")
    return resolved(text, path)


def resolved(text, path):
    """The text with the parts that it names."""
    folder = next(p for p in path.parents if p.name == "Web")

    def part(match):
        if match[2] != ">":
            return match[0]
        file = folder / match[3]
        if not file.is_file():
            raise Fault(f"{path.relative_to(ROOT)}: there is no {match[3]} in {folder.relative_to(ROOT)}")
        return included(file)

    return TAG.sub(part, text)


def parts(folder):
    """The files that others put in."""
    names = set()
    for path in web_files(folder):
        for match in TAG.finditer(path.read_text(encoding="utf-8")):
            if match[2] == ">":
                names.add(folder / match[3])
    return names


def templates(folder):
    """Name, documentation, text and file of each template of a folder."""
    put_in = parts(folder)
    for path in web_files(folder):
        if path in put_in:
            continue
        text = path.read_text(encoding="utf-8")
        if "<template " in text:
            rest = TEMPLATE.sub("", text).strip()
            if rest:
                raise Fault(f"{path.relative_to(ROOT)}: text outside of the templates: {rest[:60]}")
            for words, name, inner in TEMPLATE.findall(text):
                yield name, words.strip(), resolved(inner, path), path
        else:
            yield path.stem, documentation(text)[0], included(path), path


def tree(text, path):
    """The text as a list: texts, ("text" or "markup", name), ("if" or "unless" or "each", name, list), ("split",)."""
    root, stack, last = [], [], 0
    current = root
    for match in TAG.finditer(text):
        current.append(text[last:match.start()])
        last = match.end()
        kind, name = match[2], match[3]
        if match[1]:
            current.append(("markup", match[1]))
        elif kind == "":
            current.append(("text", name))
        elif kind in "#^":
            stack.append((name, current, kind))
            current = []
        elif kind == "/":
            if not stack or stack[-1][0] != name:
                raise Fault(f"{path.relative_to(ROOT)}: {{{{/{name}}}}} ends nothing")
            opened, outer, sign = stack.pop()
            is_list = any(node[1:2] == (".",) for node in current if isinstance(node, tuple))
            word = "unless" if sign == "^" else "each" if is_list else "if"
            outer.append((word, opened, current))
            current = outer
        elif name == "split":
            current.append(("split",))
    if stack:
        raise Fault(f"{path.relative_to(ROOT)}: {{{{#{stack[-1][0]}}}}} has no end")
    current.append(text[last:])
    return root


def uses(nodes, found):
    """The ways in which each name is used, in the order of the text."""
    for node in nodes:
        if isinstance(node, str) or node[0] == "split" or node[1] == ".":
            continue
        found.setdefault(node[1], set()).add(node[0])
        if len(node) > 2:
            uses(node[2], found)
    return found


def type_of(ways):
    if "each" in ways:
        return "[String]"
    if ways & {"if", "unless"}:
        return "String?" if ways & {"text", "markup"} else "Bool"
    return "String"


def literal(text, indent):
    """The text as a literal of Swift, raw, so that the file is what stands in it."""
    signs = "#"
    while '"' + signs in text or "\\" + signs in text:
        signs += "#"
    if "\n" not in text:
        return f'{signs}"{text}"{signs}'
    lines = "\n".join(indent + "  " + line if line else "" for line in text.split("\n"))
    return f'{signs}"""\n{lines}\n{indent}  """{signs}'


def statements(nodes, types, indent, element=None):
    """Swift that adds the nodes to `html`."""
    lines = []
    for node in nodes:
        if isinstance(node, str):
            if node:
                lines.append(f"{indent}html += {literal(node, indent)}")
            continue
        if node[0] == "split":
            lines += [f"{indent}let beginning = html", f'{indent}html = ""']
        elif node[0] in ("text", "markup"):
            value = element if node[1] == "." else node[1]
            lines.append(f"{indent}html += " + (f"escaped({value})" if node[0] == "text" else value))
        elif node[0] == "each":
            lines += [f"{indent}for element in {node[1]} {{",
                      *statements(node[2], types, indent + "  ", "element"), f"{indent}}}"]
        else:
            name = node[1]
            if types[name] == "Bool":
                condition = name if node[0] == "if" else "!" + name
            else:
                is_shown = name in uses(node[2], {})
                condition = f"let {name}" if is_shown else f"{name} {'!=' if node[0] == 'if' else '=='} nil"
            lines += [f"{indent}if {condition} {{", *statements(node[2], types, indent + "  ", element),
                      f"{indent}}}"]
    return lines


def swift_name(name):
    return re.sub(r"-(\w)", lambda match: match[1].upper(), name)


def function(name, words, text, path):
    """The Swift of a template."""
    nodes = tree(text, path)
    types = {key: type_of(ways) for key, ways in uses(nodes, {}).items()}
    words = words or f"Returns the markup of `{name}` in `{path.name}`."
    lines = ["  /// " + line.strip() if line.strip() else "  ///" for line in words.splitlines()]
    if not types and all(isinstance(node, str) for node in nodes):
        return lines + [f"  static let {swift_name(name)} = {literal(''.join(nodes), '  ')}"]
    is_split = ("split",) in nodes
    result = "(beginning: String, end: String)" if is_split else "String"
    parameters = ",\n".join(f"    {key}: {kind}" for key, kind in types.items())
    answer = "(beginning: beginning, end: html)" if is_split else "html"
    return [*lines, f"  static func {swift_name(name)}(", parameters, f"  ) -> {result} {{", '    var html = ""',
            *statements(nodes, types, "    "), f"    return {answer}", "  }"]


def files():
    """The Swift file of each folder, by its path."""
    written = {}
    for folder in folders():
        place = folder.relative_to(ROOT).as_posix()
        functions = ["\n".join(function(*template)) for template in templates(folder)]
        text = (f"// Generated by Scripts/generate-tables from {place}. Do not edit.\n"
                "// swift-format-ignore-file\n\nenum PageTemplates {\n" + "\n\n".join(functions) + "\n}\n")
        written[str(pathlib.PurePosixPath(place).parent / "PageTemplates.generated.swift")] = text
    return written
