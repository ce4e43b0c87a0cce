"""Checks of the files that pages are made of: scripts, styles, markup, and tags in sources of Swift."""
import pathlib
import re
import subprocess
import tempfile
import xml.etree.ElementTree

import html5lib
import tinycss2

from pages import page_templates
from pages.page_templates import ROOT, TAG

# Errors of TypeScript that a script without types can have: syntax, names that are unknown, declared twice
# or not used. https://github.com/microsoft/TypeScript/blob/main/src/compiler/diagnosticMessages.json
SCRIPT_ERRORS = re.compile(r"^(\S+?)\((\d+),\d+\): error TS(1\d{3}|2300|2304|2384|2393|2451|2552|6133|6192|6196|6198): (.*)$",
                           re.M)
# Names of browsers that came after the compiler's list.
LATER_NAMES = "declare var DecompressionStream: any;\n"
SCRIPT = re.compile(r"<script>(.*?)</script>", re.S)
STYLE = re.compile(r"<style>(.*?)</style>", re.S)
ELEMENTS = ("html head body style script div span section p ul ol li dl dt dd h1 h2 h3 h4 button label input select "
            "option details summary figure table tr td nav meta code kbd wbr svg rect text path template title "
            "strong em i b a").split()
TAG_IN_SWIFT = re.compile(r'^(?!\s*//).*(?:"|^\s*)<(?:' + "|".join(ELEMENTS) + r")(?:[ >]|\\\\\")", re.M)
# Modules that write or read a format of documents, in which markup is the content and no page of ours.
FORMATS = {"RichTextHTML", "RichTextMarkdown", "RTFChecking", "HeadlessUIKit", "Rendering", "Snapshots", "MutateHTML"}


def filled(text):
    """A template as markup: each section once, each text as a word, markup left out."""
    text = re.sub(r"\{\{\^.*?\{\{/[^}]*\}\}", "", text, flags=re.S)
    return TAG.sub(lambda match: "" if match[1] or match[2] in ("#", "/", "!") else "x1", text)


def whole_pages(folder):
    for name, _, text, path in page_templates.templates(folder):
        if text.lower().startswith("<!doctype"):
            yield name, text, path


def scripts(folder):
    """Each script by a name: those of whole pages, put together, and files that are a script of their own."""
    for name, _, text, path in page_templates.templates(folder):
        if path.suffix == ".js":
            yield path, text
        elif text.lower().startswith("<!doctype"):
            for index, script in enumerate(SCRIPT.findall(text)):
                yield path.with_name(f"{name}-{index}.js"), script


def place(folder, line):
    """The file of the folder in which a line of a script stands, with its number."""
    for path in page_templates.web_files(folder):
        lines = path.read_text(encoding="utf-8").splitlines()
        if line.strip() and line in lines:
            return f"{path.relative_to(ROOT)}:{lines.index(line) + 1}"
    return str(folder.relative_to(ROOT))


def check_scripts(folders):
    faults, written = [], {}
    with tempfile.TemporaryDirectory() as directory:
        directory = pathlib.Path(directory)
        (directory / "later.d.ts").write_text(LATER_NAMES)
        for folder in folders:
            for path, text in scripts(folder):
                name = f"script{len(written)}.js"
                text = TAG.sub(lambda match: "" if match[2] in ("#", "^", "/") else "0", text)
                # A module, so that names of one page are not those of another.
                (directory / name).write_text(text + "\nexport {};\n", encoding="utf-8")
                written[name] = (folder, text.split("\n"))
        if not written:
            return []
        run = subprocess.run(
            ["tsc", "--noEmit", "--allowJs", "--checkJs", "--target", "es2022", "--lib", "es2022,dom,dom.iterable",
             "--noUnusedLocals", "--noUnusedParameters", "later.d.ts", *written],
            capture_output=True, text=True, cwd=directory)
        if run.returncode not in (0, 1, 2):
            return [f"tsc: {run.stdout}{run.stderr}"]
    for file, number, _, message in SCRIPT_ERRORS.findall(run.stdout):
        folder, lines = written[pathlib.Path(file).name]
        faults.append(f"{place(folder, lines[min(int(number), len(lines)) - 1])}: {message}")
    return faults


def rules(nodes):
    """All rules of a style sheet, with those in rules of media and support."""
    for node in nodes:
        if node.type == "at-rule" and node.content is not None:
            yield from rules(tinycss2.parse_rule_list(node.content, skip_comments=True, skip_whitespace=True))
        else:
            yield node


def style_faults(name, text):
    """Errors of a style sheet, and custom properties that nothing sets."""
    faults, used, made = [], set(), set()
    for rule in rules(tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True)):
        if rule.type == "error":
            faults.append(f"{name}: line {rule.source_line} of the style: {rule.message}")
            continue
        if rule.type != "qualified-rule":
            continue
        for declaration in tinycss2.parse_declaration_list(rule.content, skip_comments=True, skip_whitespace=True):
            if declaration.type == "error":
                faults.append(f"{name}: line {declaration.source_line} of the style: {declaration.message}")
            elif declaration.type == "declaration":
                if declaration.name.startswith("--"):
                    made.add(declaration.name)
                used |= set(re.findall(r"var\((--[\w-]+)\)", tinycss2.serialize(declaration.value)))
    return faults, used - made


def check_styles(folders):
    faults = []
    for folder in folders:
        others = "".join(p.read_text(encoding="utf-8") for p in page_templates.web_files(folder) if p.suffix != ".css")
        for name, _, text, path in page_templates.templates(folder):
            if path.suffix == ".html" and text.lower().startswith("<!doctype") or path.suffix == ".svg":
                # A value in a style stands for whole rules where it is alone in its line.
                styles = "\n".join(STYLE.findall(re.sub(r"(?m)^\{\{\{\w+\}\}\}$", "", text)))
                found, unknown = style_faults(path.relative_to(ROOT), filled(styles))
                faults += found
                faults += [f"{path.relative_to(ROOT)}: nothing sets {name}" for name in sorted(unknown)
                           if f'"{name}"' not in others and f"{name}:" not in others]
    return faults


def check_markup(folders):
    faults = []
    for folder in folders:
        for name, _, text, path in page_templates.templates(folder):
            if path.suffix in (".js", ".css"):
                continue
            where = f"{path.relative_to(ROOT)}, {name}"
            text = filled(text)
            if path.suffix == ".svg":
                try:
                    xml.etree.ElementTree.fromstring(text)
                except xml.etree.ElementTree.ParseError as error:
                    faults.append(f"{where}: {error}")
                continue
            parser = html5lib.HTMLParser()
            if text.lower().startswith("<!doctype"):
                parser.parse(text)
            else:
                parser.parseFragment(text, container="div")
            faults += [f"{where}: line {position[0]}: {code} {data}" for position, code, data in parser.errors]
    return faults


def check_sources():
    """Markup that stands in Swift."""
    faults = []
    for top in ("Sources", "Tools/Sources"):
        for path in sorted((ROOT / top).rglob("*.swift")):
            if path.name.endswith(".generated.swift") or FORMATS & set(path.parts):
                continue
            for match in TAG_IN_SWIFT.finditer(path.read_text(encoding="utf-8")):
                line = path.read_text(encoding="utf-8").count("\n", 0, match.end()) + 1
                faults.append(f"{path.relative_to(ROOT)}:{line}: markup belongs into a file of a folder Web")
    return faults


def all_faults():
    folders = list(page_templates.folders())
    return check_scripts(folders) + check_styles(folders) + check_markup(folders) + check_sources()
