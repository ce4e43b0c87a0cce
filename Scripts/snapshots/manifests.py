"""The packages of a folder, and their manifests for Linux.

A package is read with `swift package dump-package`. Its remote dependencies are the folders beside it,
by the last part of their addresses; a folder's name may begin with its owner (`owner+name`). Modules of
Apple's and for tests are those of this repository, even where a package declares them. A dependency that is
nowhere is left out and named.
"""
import json
import pathlib
import re
import subprocess
import sys
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))
import module_lists  # noqa: E402
from module_table import MODULES  # noqa: E402

# The modules of Apple's that this repository has, by the product that holds each.
SYSTEM = ["HeadlessUIKit", *module_lists.apple_names()]
TESTS = "SnapshotTesting"
# The modules for tests of other packages, which this repository has under their names.
TESTING = ["SnapshotTesting", "InlineSnapshotTesting"]
PLAIN = "AppleSources.swift"
# Folders and files that Xcode takes for resources though the manifest does not name them.
XCODE_RESOURCES = {".xcassets", ".xcstrings", ".lproj", ".xib", ".storyboard", ".strings", ".stringsdict"}
BUNDLES = {".xcassets", ".lproj"}


@dataclass
class Target:
    package: "Package"
    name: str
    kind: str
    folder: pathlib.Path
    values: dict
    needs: list = field(default_factory=list)
    missing: list = field(default_factory=list)

    @property
    def copy(self):
# Tests may look for folders of their own path.
        return self.package.copy / self.folder.relative_to(self.package.folder)

    @property
    def left_out(self):
        return [self.folder / path for path in self.values.get("exclude", [])]

    def fixtures(self):
        """The files that the manifest leaves out of tests, which look for them by their own path."""
        if self.kind == "test":
            for path in sorted(p for place in self.left_out for p in place.rglob("*")):
                if path.is_file() and path.suffix != ".swift" and not any("_snapshots__" in p.lower() for p in path.parts):
                    yield path

    def files(self):
        """The files that the manifest gives to the target, without references."""
        parts = self.values.get("sources")
        left_out = self.left_out
        for path in sorted(self.folder.rglob("*")):
            if not path.is_file() or any("_snapshots__" in p.lower() or p.endswith(".docc") for p in path.parts):
                continue
            if any(path.is_relative_to(place) for place in left_out):
                continue
            if parts and path.suffix == ".swift" and not any(path.is_relative_to(self.folder / p) for p in parts):
                continue
            yield path


@dataclass
class Package:
    folder: pathlib.Path
    identity: str
    values: dict
    copy: pathlib.Path
    targets: dict = field(default_factory=dict)

    def product(self, name):
        """The targets of a product."""
        found = next((p["targets"] for p in self.values["products"] if p["name"] == name), [])
        return [self.targets[t] for t in found if t in self.targets]


def identity(address):
    name = address.rstrip("/").split("/")[-1].removesuffix(".git")
    return name.split("+")[-1].lower()


def read(folder, place):
    """A package of a folder; None where it has no manifest that can be read."""
    run = subprocess.run(["swift", "package", "dump-package", "--package-path", str(folder),
                          "--scratch-path", str(place / "manifests")],
                         capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if run.returncode != 0:
        return None
    values = json.loads(run.stdout[run.stdout.index("{"):])
    name = identity(folder.name)
    package = Package(folder, name, values, place / name)
    for target in values["targets"]:
        kind = target["type"]
        base = target.get("path") or f"{'Tests' if kind == 'test' else 'Sources'}/{target['name']}"
        if (folder / base).is_dir():
            package.targets[target["name"]] = Target(package, target["name"], kind, folder / base, target)
    return package


def on_ios(condition):
    names = (condition or {}).get("platformNames") or []
    return not names or "ios" in names


def link(packages):
    """Finds what each target depends on: targets, or names of products of this repository."""
    own = set(SYSTEM + TESTING)
    for package in packages.values():
        for target in package.targets.values():
            for entry in target.values["dependencies"]:
                kind, parts = next(iter(entry.items()))
                if not on_ios(parts[-1]):
                    continue
                name = parts[0]
                if name in own:
                    target.needs.append(name)
                    continue
                if name in package.targets and kind != "product":
                    target.needs.append(package.targets[name])
                    continue
                other = packages.get((parts[1] or "").lower()) if kind == "product" else None
                found = (other or package).product(name)
                if not found:
                    found = next((p.product(name) for p in packages.values() if p.product(name)), [])
                target.needs += found
                if not found:
                    target.missing.append(f"{parts[1]}/{name}" if kind == "product" else name)


def closure(target, seen=None):
    """The target and all that it needs of packages."""
    seen = {} if seen is None else seen
    if id(target) not in seen:
        seen[id(target)] = target
        for need in target.needs:
            if isinstance(need, Target):
                closure(need, seen)
    return list(seen.values())


def takes_snapshots(target):
    """Whether a target of tests needs the module for snapshots, itself or by another target."""
    return target.kind == "test" and any(TESTS in t.needs for t in closure(target))


def resources(target):
    """The resources as rules of the manifest for the copy.

    Where Xcode is not, a catalog is copied as it is.
    """
    declared = {}
    for entry in target.values.get("resources", []):
        declared[entry["path"].rstrip("/")] = "copy" if "copy" in entry["rule"] else "process"
    rules = {}
    for path in target.files():
        if path.suffix == ".swift":
            continue
        relative = path.relative_to(target.folder)
        bundle = next((p for p in [*reversed(relative.parents)][1:] if p.suffix in BUNDLES), None)
        over = next((d for d in declared if relative.is_relative_to(d)), None)
        if over and declared[over] == "copy":
            rules[over] = "copy"
        elif bundle:
            rules[str(bundle)] = "copy" if bundle.suffix == ".xcassets" else "process"
        elif over or path.suffix in XCODE_RESOURCES:
            rules[str(relative)] = "process"
    return rules


def settings(target):
    """The settings of Swift that hold for iOS."""
    # Swift 6's checks of isolation ask for annotations that Apple's frameworks have.
    lines = [".swiftLanguageMode(.v5)"]
    for entry in target.values.get("settings", []):
        if entry.get("tool") != "swift" or not on_ios(entry.get("condition")):
            continue
        kind, value = next(iter(entry["kind"].items()))
        value = value.get("_0") if isinstance(value, dict) else None
        if kind == "define":
            lines.append(f".define({json.dumps(value)})")
        elif kind in ("enableUpcomingFeature", "enableExperimentalFeature"):
            lines.append(f".{kind}({json.dumps(value)})")
    return lines


def aliases(needed):
    """Other names for modules of this repository whose names targets of packages have: names are unique in a build."""
    taken = {target.name for target in needed.values()} & MODULES.keys()
    return {name: f"{name}OfDynamicType" for name in sorted(taken)}


def manifest(package, needed):
    """The manifest of the copy, with the targets that are needed."""
    renamed = ", ".join(f"{json.dumps(a)}: {json.dumps(b)}" for a, b in aliases(needed).items())
    other_names = f", moduleAliases: [{renamed}]" if renamed else ""
    targets = [t for t in package.targets.values() if id(t) in needed]
    others = sorted({n.package.identity for t in targets for n in t.needs
                     if isinstance(n, Target) and n.package is not package})
    lines = ["// swift-tools-version: 6.2", "import PackageDescription", "", "let package = Package(",
             f"  name: {json.dumps(package.values['name'])},"]
    if package.values.get("defaultLocalization"):
        lines.append(f"  defaultLocalization: {json.dumps(package.values['defaultLocalization'])},")
    lines += ["  platforms: [.macOS(.v15), .iOS(.v18)],", "  products: ["]
    lines += [f"    .library(name: {json.dumps(t.name)}, targets: [{json.dumps(t.name)}]),"
              for t in targets if t.kind != "test"]
    lines += ["  ],", "  dependencies: [",
              f"    .package(name: \"swift-dynamic-type\", path: {json.dumps(str(ROOT))}),",
              f"    .package(path: {json.dumps(str(ROOT / 'AppleSources'))}),"]
    lines += [f"    .package(path: {json.dumps('../' + name)})," for name in others]
    lines += ["  ],", "  targets: ["]
    for target in targets:
        kind = "testTarget" if target.kind == "test" else "target"
        lines += [f"    .{kind}(", f"      name: {json.dumps(target.name)},", "      dependencies: ["]
        for_tests = {n for n in target.needs if isinstance(n, str) and n in TESTING} | ({TESTS} if target.kind == "test" else set())
        lines += [f"        .product(name: \"{p}\", package: \"swift-dynamic-type\"{other_names}),"
                  for p in SYSTEM + sorted(for_tests)]
        for need in target.needs:
            if not isinstance(need, Target):
                continue
            lines.append(f"        {json.dumps(need.name)}," if need.package is package else
                         f"        .product(name: {json.dumps(need.name)}, package: \"{need.package.identity}\"),")
        lines += ["      ],", f"      path: {json.dumps(str(target.copy.relative_to(package.copy)))},",
                  f"      sources: [\"{PLAIN}\"],"]
        rules = resources(target) | target.values.get("added", {})
        if rules:
            lines.append("      resources: [%s]," % ", ".join(
                f".{rule}({json.dumps(path)})" for path, rule in sorted(rules.items())))
        lines += [f"      swiftSettings: [{', '.join(settings(target))}],",
                  "      plugins: [.plugin(name: \"AppleSources\", package: \"AppleSources\")]", "    ),"]
    return "\n".join(lines + ["  ]", ")", ""])
