#!/usr/bin/env python3
"""Writes manual pages from what a command says of itself.

    PROGRAM --experimental-dump-help | Scripts/dist/manual.py --version 1.2 --date 2026-01-31 --into FOLDER

Each command gets a page: `dynamictype-lint.1` is the page of `dynamictype lint`. The input is the
description that swift-argument-parser prints as JSON.
"""
import argparse
import json
import pathlib
import re
import sys

FORMAT = 0


def escaped(text):
    """Text as roff prints it: no request, no escape, and hyphens that can be copied."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^(?=[.'])", r"\\&", text, flags=re.M)


def quoted(text):
    return '"' + escaped(text).replace('"', '\\(dq') + '"'


def bold(text):
    return f"\\fB{escaped(text)}\\fR"


def italic(text):
    return f"\\fI{escaped(text)}\\fR"


def blocks(text):
    """Paragraphs of a discussion: title, lines and whether these stay as they are."""
    title, lines, literal = None, [], False
    for line in (text or "").splitlines() + [""]:
        indented = line.startswith(" ") and bool(line.strip())
        heading = re.fullmatch(r"([A-Z][\w ]*):", line)
        if lines and (not line.strip() or indented != literal or heading):
            yield title, lines, literal
            title, lines = None, []
        if heading:
            title = heading[1]
        elif line.strip():
            lines, literal = lines + [line], indented


def paragraphs(text, sections):
    """A discussion as roff; what stands under a title goes to `sections`."""
    output = []
    for title, lines, literal in blocks(text):
        page = output
        if title:
            page = sections.setdefault(title.upper(), [])
        if page:
            page.append(".PP")
        if literal:
            margin = min(len(line) - len(line.lstrip()) for line in lines)
            page += [".nf"] + [escaped(line[margin:]) for line in lines] + [".fi"]
        else:
            page += [escaped(line.strip()) for line in lines]
    return output


def name(spelling):
    return ("--" if spelling["kind"] == "long" else "-") + spelling["name"]


def value(argument):
    return argument.get("valueName") or "value"


def term(argument):
    """How an argument is spelled: `-o, --output FILE`."""
    if argument["kind"] == "positional":
        return italic(value(argument)) + (" ..." if argument.get("isRepeating") else "")
    names = sorted(argument.get("names", []), key=lambda each: each["kind"] == "long")
    text = ", ".join(bold(name(each)) for each in names)
    return text + (" " + italic(value(argument)) if argument["kind"] == "option" else "")


def meaning(argument):
    text = " ".join(filter(None, [argument.get("abstract"), argument.get("discussion")]))
    default = argument.get("defaultValue")
    if default and "default" not in text:
        text += f" (default: {default})"
    return escaped(" ".join(text.split())) or escaped(value(argument))


def shown(entries):
    return [entry for entry in entries or [] if entry.get("shouldDisplay", True)]


def synopsis(words, command):
    arguments = shown(command.get("arguments"))
    parts = [bold(" ".join(words))]
    if any(argument["kind"] != "positional" for argument in arguments):
        parts.append("[" + italic("options") + "]")
    for argument in arguments:
        if argument["kind"] == "positional":
            text = term(argument)
            parts.append(f"[{text}]" if argument.get("isOptional") else text)
    if shown(command.get("subcommands")):
        parts.append(italic("command"))
    return " ".join(parts)


def arguments_section(command):
    groups = {}
    for argument in shown(command.get("arguments")):
        default = "ARGUMENTS" if argument["kind"] == "positional" else "OPTIONS"
        title = (argument.get("sectionTitle") or default).upper()
        groups.setdefault(title, []).extend([".TP", term(argument), meaning(argument)])
    return groups


def page_name(words):
    return "-".join(words)


def page(words, command, options):
    """The page of one command, and its neighbors at the end."""
    sections = {}
    description = paragraphs(command.get("discussion"), sections)
    abstract = (command.get("abstract") or words[-1]).rstrip(".")
    output = [
        f".TH {quoted(page_name(words).upper())} 1 {options.date} "
        f"{quoted(f'{words[0]} {options.version}')} {quoted('User Commands')}",
        ".SH NAME", f"{escaped(page_name(words))} \\- {escaped(abstract)}",
        ".SH SYNOPSIS", synopsis(words, command),
        ".SH DESCRIPTION", *(description or [escaped(abstract + ".")]),
    ]
    for title, lines in arguments_section(command).items():
        output += [f".SH {title}", *lines]
    commands = [each for each in shown(command.get("subcommands")) if each["commandName"] != "help"]
    if commands:
        output.append(".SH COMMANDS")
    for each in commands:
        output += [".TP", bold(each["commandName"]), escaped(each.get("abstract") or "")]
    for title, lines in sections.items():
        output += [f".SH {title}", *lines]
    others = [words + [each["commandName"]] for each in commands]
    others += [words[:-1]] if len(words) > 1 else []
    if others:
        links = [f".BR {escaped(page_name(each))} (1)" for each in others]
        output += [".SH SEE ALSO", *(link + "," for link in links[:-1]), links[-1]]
    return "\n".join(output) + "\n"


def pages(words, command, options):
    """Names and texts of the pages of a command and of those below it."""
    words = words + [command["commandName"]]
    yield page_name(words) + ".1", page(words, command, options)
    for each in shown(command.get("subcommands")):
        if each["commandName"] != "help":
            yield from pages(words, each, options)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--version", required=True)
    parser.add_argument("--date", required=True)
    parser.add_argument("--into", required=True, type=pathlib.Path)
    options = parser.parse_args()
    document = json.load(sys.stdin)
    if document.get("serializationVersion") != FORMAT:
        print(f"The description has the format {document.get('serializationVersion')}, "
              f"expected {FORMAT}.", file=sys.stderr)
        return 1
    options.into.mkdir(parents=True, exist_ok=True)
    for file, text in pages([], document["command"], options):
        (options.into / file).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
