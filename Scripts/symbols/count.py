#!/usr/bin/env python3
"""Counts the names of symbols in the sources of iOS apps and libraries.

  Scripts/symbols/count.py REPOSITORY... >Reference/symbols/frequency.tsv

Each REPOSITORY is owner/name=folder, where the folder is a git repository; its last commit is read.
A name of two parts or more counts wherever a string of Swift or Objective-C is that name, a name of
one part only after an argument, property or function whose name speaks of symbols, images or icons.
Members of SFSafeSymbols count as the names that they stand for, and documents of Interface Builder
where an image is of the system's catalog. Files with more than 250 different names are lists to choose
from, and do not count, and neither do tests and the code of other packages.
"""
import collections
import json
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LISTED = 250
SOURCES = (".swift", ".m", ".mm")
DOCUMENTS = (".storyboard", ".xib")
SKIPPED = re.compile(r"(^|/)(Archive|Pods|Carthage|vendor|Vendor|ThirdParty|[^/]*Tests?)/")
DOTTED = re.compile(r'"([a-z0-9]+(?:\.[a-z0-9]+)+)"')
BEFORE = r"(?i:symbol|image|icon)(?!\(\")(?:(?!(?i:named))[^\"\n]){0,60}?"
SPEAKING = re.compile(BEFORE + r"\"([a-z0-9]+)\"")
SECOND = re.compile(BEFORE + r"\"[a-z0-9.]+\"\s*:\s*\"([a-z0-9]+)\"")
MEMBER = re.compile(r"(?i:symbol)\w*\s*[:(=][^\n\"]*?\.([a-z][A-Za-z0-9]+)\b(?!\()")
SYSTEM = re.compile(r'image="([a-z0-9.]+)" catalog="system"')


def known_names():
    with open(os.path.join(ROOT, "Reference", "symbol-names.json"), encoding="utf-8") as file:
        releases = json.load(file)["releases"]
    lines = (line for release in releases for line in release["names"])
    return {name for line in lines for name in line.split()}


def member(name):
    """The member of SFSafeSymbols: `plusCircle` for `plus.circle`."""
    first, *rest = name.split(".")
    return first + "".join(part[:1].upper() + part[1:] for part in rest)


def git(folder, *arguments):
    run = subprocess.run(["git", "-C", folder, *arguments], capture_output=True, check=True)
    return run.stdout.decode("utf-8", "replace")


def found(path, text, names, members):
    """The names in one file, with repeats."""
    if path.endswith(DOCUMENTS):
        return [name for name in SYSTEM.findall(text) if name in names]
    dotted = DOTTED.findall(text)
    plain = SPEAKING.findall(text) + SECOND.findall(text)
    result = [name for name in dotted + plain if name in names]
    if "SFSafeSymbols" in text:
        result += [members[word] for word in MEMBER.findall(text) if word in members]
    return result


def count(folder, names, members):
    counts = collections.Counter()
    for path in git(folder, "ls-tree", "-r", "--name-only", "-z", "HEAD").split("\0"):
        if not path.endswith(SOURCES + DOCUMENTS) or SKIPPED.search(path):
            continue
        uses = found(path, git(folder, "show", "HEAD:" + path), names, members)
        if len(set(uses)) <= LISTED:
            counts.update(uses)
    return counts


def main():
    names = known_names()
    members = {member(name): name for name in names}
    repositories, uses = collections.Counter(), collections.Counter()
    for argument in sys.argv[1:]:
        repository, folder = argument.split("=", 1)
        counts = count(folder, names, members)
        print(f"# {repository} {git(folder, 'rev-parse', 'HEAD').strip()} {len(counts)}")
        repositories.update(counts.keys())
        uses.update(counts)
    print("name\trepositories\tuses")
    for name in sorted(uses, key=lambda name: (-repositories[name], -uses[name], name)):
        print(f"{name}\t{repositories[name]}\t{uses[name]}")


if __name__ == "__main__":
    main()
