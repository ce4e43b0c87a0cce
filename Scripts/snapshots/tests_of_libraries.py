"""Libraries with the tests that lie beside their sources, whether a manifest names them or not."""
import json
import pathlib
import re

import manifests

# Folders of tests that Xcode's projects give to targets of other systems.
OTHER_SYSTEMS = {"macOS", "OSX", "tvOS", "watchOS"}
SKIPPED = re.compile(r"(^|/)(Examples?[^/]*|[^/]*Demo[^/]*|TestProjects|Pods|Carthage|\.[^/]*|[^/]*\.(playground|xcodeproj))(/|$)")
FRAMEWORKS = ["Quick", "Nimble"]
SPEC = re.compile(r"^(?:@\w+\s+)*(?:(?:final|public|internal) )*class (\w+)\s*:\s*([^{\n]*)", re.M)


def sources(folder):
    return [p for p in sorted(folder.rglob("*.swift")) if not SKIPPED.search(str(p.relative_to(folder)))]


def made(folder, place):
    """A package for a library that has no manifest: one target for its folder of sources."""
    name = re.sub(r"\W", "_", folder.name.split("+")[-1])
    base = next((n for n in ("Sources", "Source", name) if (folder / n).is_dir()), None)
    if base is None:
        return None
    identity = manifests.identity(folder.name)
    package = manifests.Package(folder, identity, {"name": name, "products": [], "dependencies": []}, place / identity)
    add_target(package, name, "regular", folder / base, [])
    return package


def add_target(package, name, kind, folder, needs):
    values = {"name": name, "type": kind, "dependencies": [{"byName": [need, None]} for need in needs],
              "exclude": [p.name for p in folder.iterdir() if p.is_dir() and p.name in OTHER_SYSTEMS]}
    package.targets[name] = manifests.Target(package, name, kind, folder, values)


def test_folders(folder):
    """Folders named `Tests` or `…Tests` that hold Swift files, the outermost ones."""
    found = []
    for path in sorted(p for p in folder.rglob("*") if p.is_dir()):
        if SKIPPED.search(str(path.relative_to(folder))) or any(path.is_relative_to(f) for f in found):
            continue
        if path.name.endswith("Tests") and any(path.rglob("*.swift")):
            found.append(path)
    return found


def read(folder, place):
    """The package of a library with all its targets of tests; None where it has no sources."""
    package = manifests.read(folder, place) if (folder / "Package.swift").exists() else made(folder, place)
    if package is None:
        return None
    known = [t.folder for t in package.targets.values() if t.kind == "test"]
    regular = [t.name for t in package.targets.values() if t.kind != "test"]
    for path in test_folders(folder):
        if any(k.is_relative_to(path) or path.is_relative_to(k) for k in known):
            continue
        imported = {m for p in path.rglob("*.swift") for m in re.findall(
            r"^\s*(?:@testable )?import (\w+)", p.read_text(errors="replace"), re.M)}
        name = path.name if path.name.lower() != "tests" else f"{regular[0]}Tests"
        add_target(package, name, "test", path, [*regular, *(f for f in FRAMEWORKS if f in imported)])
    return package


def specs(target):
    """The names of a target's classes of examples."""
    texts = [p.read_text(errors="replace") for p in target.files() if p.suffix == ".swift"]
    parents = {name: above for text in texts for name, above in SPEC.findall(text)}
    found, size = set(), -1
    while len(found) != size:
        size = len(found)
        for name, above in parents.items():
            first = above.split(",")[0].strip()
            if first == "QuickSpec" or first in found:
                found.add(name)
    return sorted(found)


def write_examples(target):
    """Adds a test for each class of examples, because XCTest finds tests by their names.

    The file also makes the names of UIKit known to all others, as Xcode's modules with headers do.
    """
    names = specs(target)
    needs = {n.name for n in target.needs if isinstance(n, manifests.Target)}
    exported = "Nimble" if "Nimble" in needs else "UIKit"
    lines = [f"@_exported import {exported}"]
    if names:
        lines += ["import Quick", ""] + [f"final class {n}Examples: QuickExamples {{ func testExamples() {{ run({n}.self) }} }}"
                                         for n in names]
    (target.copy / "Examples of specs.swift").write_text("\n".join(lines) + "\n")


def reasons(file):
    """Reasons by library and pattern of tests: rows of a file, separated by tabs."""
    rows = [line.split("\t") for line in file.read_text().splitlines() if line and not line.startswith("#")]
    return [(library, re.compile(pattern), kind, reason) for library, pattern, kind, reason in rows]


def keep(place, identity, values):
    (place / "libraries").mkdir(exist_ok=True)
    (place / "libraries" / f"{identity}.json").write_text(json.dumps(values, indent=1))


def kept(place):
    return [json.loads(p.read_text()) for p in sorted((place / "libraries").glob("*.json"))]
