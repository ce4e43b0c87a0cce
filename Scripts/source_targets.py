"""The modules in folders of sources: targets of packages, folders of a project and projects of Xcode."""
import pathlib
import re

SKIPPED = re.compile(r'(^|/)(Tests?|[^/]*Tests|Examples?[^/]*|Demos?|[^/]*Demo|Pods|Carthage|\.[^/]*|'
                     r'[^/]*\.playground|[^/]*\.docc|[^/]*\.xcodeproj|Package(@[^/]*)?\.swift)(/|$)')
# Files that the package manager takes for resources without being told.
PACKAGED = {'.xib', '.storyboard', '.xcassets', '.xcdatamodeld', '.lproj'}
IMPORT = re.compile(r'(?m)^\s*(?:@\w+\s+)*import\s+(?:(?:class|struct|enum|protocol|func|var|let|typealias)\s+)?(\w+)')


class Target:
    def __init__(self, name, files, version, dependencies=(), has_resources=False):
        # A module's name is an identifier.
        self.name, self.files, self.version = re.sub(r'\W', '_', name), files, version
        self.dependencies, self.has_resources = {re.sub(r'\W', '_', one) for one in dependencies}, has_resources


def calls(text, name):
    """The argument lists of `.name(…)` in a manifest."""
    for match in re.finditer(r'\.' + name + r'\(', text):
        depth, end = 1, match.end()
        while end < len(text) and depth:
            depth += {'(': 1, ')': -1}.get(text[end], 0)
            end += 1
        yield text[match.end():end - 1]


def listed(call, name):
    """The strings of a list among the arguments of a target."""
    found = re.search(r'\b' + name + r':\s*\[(.*?)\]', call, re.S)
    return re.findall(r'"([^"]+)"', found.group(1)) if found else []


def source_files(folder, root, sources=(), excluded=(), others=()):
    within = [folder / name for name in sources] or [folder]
    without = [folder / name for name in excluded]
    files = [file for file in sorted(folder.rglob('*.swift'))
             if file.is_file() and not SKIPPED.search(str(file.relative_to(root)))
             and any(file.is_relative_to(part) for part in within)
             and not any(file.is_relative_to(part) for part in without) and file not in others]
    unique = {}
    for file in files:
        unique.setdefault(file.name, file)
    return list(unique.values())


def targets(library, others=()):
    """The targets of a library, dependencies first; without a manifest all its files but others."""
    manifest = library / 'Package.swift'
    found = []
    if manifest.exists():
        text = re.sub(r'(?m)^\s*//.*$', '', manifest.read_text(errors='replace'))
        version = '6' if re.search(r'swiftLanguageMode\(\.v6\)|LanguageModes: \[\.v6', text) else '5'
        for call in calls(text, 'target'):
            name = re.search(r'name:\s*"([^"]+)"', call)
            # One with a condition is a dependency of another.
            if not name or re.fullmatch(r'\s*name:\s*"[^"]+",\s*condition:.*', call, re.S):
                continue
            path = re.search(r'path:\s*"([^"]+)"', call)
            folder = library / (path.group(1) if path else f'Sources/{name.group(1)}')
            if not folder.exists() and not path:
                folder = library / 'Sources'
            files = source_files(folder, folder, listed(call, 'sources'), listed(call, 'exclude'))
            if files:
                found.append(Target(name.group(1), files, version, listed(call, 'dependencies'),
                                    'resources:' in call or any(p.suffix in PACKAGED for p in folder.rglob('*'))))
    if not found:
        name = re.sub(r'\W', '_', library.name.split('+')[-1])
        files = source_files(library, library, others=others)
        found = [Target(name, files, '5')] if files else []
    unique = {target.name: target for target in found if target.files}
    ordered = []

    def add(name):
        target = unique.pop(name, None)
        if target:
            for dependency in sorted(target.dependencies):
                add(dependency)
            ordered.append(target)

    for target in found:
        add(target.name)
    return ordered


def projects(folder):
    """The folders with a project of Xcode that has sources in Swift."""
    found = sorted({path.parent for path in [*folder.rglob('*.xcodeproj'), *folder.rglob('*.xcworkspace')]
                    if path.parent.suffix not in ('.xcodeproj', '.playground')})
    return [path for path in found if source_files(path, path)]


def imports(files):
    """The modules that files import, outside of conditions or inside."""
    return {name for file in files for name in IMPORT.findall(file.read_text(errors='replace'))}


class Shelf:
    """Modules that lie in folders: the targets of their packages, and folders that have a module's name."""

    def __init__(self, folders):
        self.targets, self.homes = {}, {}
        for folder in folders:
            for path in sorted(folder.rglob('*')):
                name = path.relative_to(folder)
                if SKIPPED.search(str(name if path.is_dir() else name.parent)):
                    continue
                if path.is_dir() and len(name.parts) <= 2:
                    # The folder of a framework has the name of its module and lies at the top of a project.
                    self.homes.setdefault(re.sub(r'\W', '_', path.name), []).append(path)
                elif path.name == 'Package.swift':
                    for target in targets(path.parent):
                        self.targets.setdefault(target.name, target)

    def files(self):
        """The files of all packages."""
        return {file for target in self.targets.values() for file in target.files}

    def target(self, name):
        """The module of a name; None if there is no such module."""
        if name not in self.targets:
            found = ((home, source_files(home, home)) for home in self.homes.get(name, ()))
            files = next((files for home, files in found if files), [])
            if not files:
                return None
            self.targets[name] = Target(name, files, '5')
        return self.targets[name]

    def needed(self, files, known):
        """The modules that files import and that are not known, those first that others import."""
        ordered, seen = [], set(known)

        def add(name):
            if name in seen:
                return
            seen.add(name)
            if target := self.target(name):
                for other in sorted(imports(target.files)):
                    add(other)
                ordered.append(target)

        for name in sorted(imports(files)):
            add(name)
        return ordered


def with_modules(library, folders, known):
    """The targets of a library, after the modules of the folders and of its own packages that they import."""
    shelf = Shelf([library, *folders])
    if (library / 'Package.swift').exists():
        own = targets(library)
        files = [file for target in own for file in target.files]
        return shelf.needed(files, {*known, *(target.name for target in own)}), own
    own = targets(library, shelf.files())
    files = own[0].files if own else []
    beside = shelf.needed(files, known)
    return beside, targets(library, shelf.files())
