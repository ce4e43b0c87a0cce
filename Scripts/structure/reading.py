"""How a Swift package hangs together, as its text shows it: modules, folders, and which folder names
types of which.

A reference is a type's name outside of comments and strings, defined in exactly one file. So an arrow
can be missing or misplaced: open the code before believing it. A folder is a module's or lies at most
two levels below it. A knot is a set of folders that name each other in a circle: none of them can be
understood or moved alone.
"""
import collections
import pathlib
import re
import subprocess
from dataclasses import dataclass, field

TYPE = (r"(?:@\w+(?:\([^)]*\))?\s+)*"
        r"(?:(?:public|package|internal|fileprivate|private|open|final|indirect|nonisolated)\s+)*"
        r"(?:class|struct|enum|protocol|actor|typealias)\s+([A-Z]\w*)")
DEFINITION = re.compile(r"^\s*" + TYPE, re.M)
TOP_LEVEL_DEFINITION = re.compile("^" + TYPE, re.M)
IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+|public\s+|package\s+|internal\s+|private\s+)*"
                    r"import\s+(?:\w+\s+)?(\w+)", re.M)
NAME = re.compile(r"\b[A-Z]\w*")
DEPTH = 2  # folders below a module that count as folders of their own


@dataclass
class File:
    """A source file of a module."""
    path: str
    lines: int
    text: str = field(repr=False)

    #: The wings of the package, folders below Sources that hold modules.
    wings: frozenset = frozenset()

    @property
    def parts(self):
        """The path from the module on."""
        parts = self.path.split("Sources/", 1)[1].split("/")
        depth = max((n for n in (1, 2) if "/".join(parts[:n]) in self.wings), default=0)
        return parts[depth:]

    @property
    def module(self):
        return self.parts[0]

    @property
    def folder(self):
        return "/".join(self.parts[:-1][:DEPTH + 1])


@dataclass
class Module:
    """The folders of a module and what they name of each other."""
    name: str
    files: list
    references: dict
    """By folder, the folders of the same module whose types it names, and in how many files."""
    uses: collections.Counter
    """The modules whose types it names, and in how many files."""

    @property
    def lines(self):
        return sum(file.lines for file in self.files)

    @property
    def folders(self):
        return {file.folder for file in self.files}

    @property
    def knots(self):
        """The knots, the largest first, each in alphabetical order."""
        return sorted((sorted(part) for part in circles(self.references)), key=len, reverse=True)

    def weakest(self, knot, count=12):
        """The references in a knot that are cheapest to cut: files, from, to."""
        inside = set(knot)
        return sorted((n, a, b) for a in inside for b, n in self.references[a].items()
                      if b in inside)[:count]

    def short(self, folder):
        """A folder's name inside of the module."""
        return folder.split("/", 1)[-1]


def without_comments(text):
    """Swift source without comments and without what is in string literals."""
    text = re.sub(r'"""[\s\S]*?"""', '""', text)
    text = re.sub(r"//[^\n]*", "", text)
    return re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)


def wings(package):
    """The wings in a package's table of modules; none without a table."""
    table = pathlib.Path(package, "Sources/modules.tsv")
    lines = table.read_text(encoding="utf-8").splitlines()[1:] if table.exists() else []
    return frozenset(line.split("\t")[1] for line in lines)


def source_files(package):
    """The Swift files of the package and of those beside it that git knows."""
    found = wings(package)
    listed = subprocess.run(["git", "-C", package, "ls-files", "*.swift"], check=True,
                            capture_output=True, text=True).stdout.splitlines()
    for path in listed:
        file = pathlib.Path(package, path)
        if re.match(r"(?:\w+/)?Sources/", path) and file.exists():
            text = file.read_text(encoding="utf-8")
            yield File(path, text.count("\n"), without_comments(text), found if path.startswith("Sources/") else frozenset())


def modules(package):
    """The modules of a package, the largest first."""
    files = list(source_files(package))
    homes = collections.defaultdict(set)
    imports = collections.defaultdict(set)
    for file in files:
        for name in DEFINITION.findall(file.text):
            homes[name].add(file.path)
        imports[file.module].update(IMPORT.findall(file.text))
    by_path = {file.path: file for file in files}
    found = {}
    for file in files:
        module = found.setdefault(file.module, Module(file.module, [], {}, collections.Counter()))
        module.files.append(file)
        row = module.references.setdefault(file.folder, collections.Counter())
        for name in set(NAME.findall(file.text)):
            if len(homes.get(name, ())) != 1:
                continue
            home = by_path[next(iter(homes[name]))]
            if home.module != file.module:
                module.uses[home.module] += home.module in imports[file.module]
            elif home.folder != file.folder:
                row[home.folder] += 1
    for module in found.values():
        module.uses += collections.Counter()
    return sorted(found.values(), key=lambda module: (-module.lines, module.name))


def circles(graph):
    """The sets of two and more nodes that reach each other, by Tarjan's algorithm."""
    index, low, stack, found = {}, {}, [], []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in graph.get(node, ()):
            if other not in index:
                visit(other)
            if other in stack:
                low[node] = min(low[node], low[other])
        if low[node] == index[node]:
            start = stack.index(node)
            part = stack[start:]
            del stack[start:]
            if len(part) > 1:
                found.append(part)

    for node in graph:
        if node not in index:
            visit(node)
    return found
