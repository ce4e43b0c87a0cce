"""Builds and runs the copies of packages in one build folder."""
import pathlib
import re
import subprocess

import leaving_out
import manifests

ERROR = re.compile(r"^(/[^:\n]+\.swift):(\d+):\d+: error: (.*)$", re.M)
MOST_BUILDS = 40
TOO_COMPLEX = "unable to type-check this expression in reasonable time"
BUILD = {}
# The simulator whose screen the tests see, by its name; None for the usual one.
DEVICE = None


def swift(command, *words, cwd, environment=None):
    """Runs `swift` with one build folder for all packages, so that each module is compiled once."""
    once = ["--scratch-path", str(BUILD["folder"]), "--disable-build-manifest-caching"]
    return subprocess.run(["swift", command, *once, *words], cwd=cwd, text=True, env=environment,
                          capture_output=True, stdin=subprocess.DEVNULL, errors="replace")


def write(path, content):
    """Writes a file that differs, so that nothing is compiled again that an earlier run has compiled."""
    if not path.is_file() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def copy_files(target, added=()):
    """Copies the files of a target and those that its tests look for, with the one file that the manifest names.

    Others of an earlier run are removed, but for those with the paths that are added later.
    """
    kept = {target.copy / path for path in added} | {target.copy / manifests.PLAIN}
    for path in [*target.files(), *target.fixtures()]:
        to = target.copy / path.relative_to(target.folder)
        write(to, path.read_bytes())
        kept.add(to)
    write(target.copy / manifests.PLAIN, b"// The plug-in compiles copies of the others.\n")
    for path in list(target.copy.rglob("*")):
        if path not in kept and not path.is_dir():
            path.unlink()


def build(package, copies, reasons):
    """Builds, and leaves out what does not compile; returns errors that no source explains."""
    known = None
    for _ in range(MOST_BUILDS):
        run = swift("build", "--build-tests", "--package-path", str(package.copy), cwd=package.copy)
        output = run.stdout + run.stderr
        if run.returncode == 0:
            return []
        found = False
        places = {}
        for path, line, message in ERROR.findall(output):
            places.setdefault((path, int(line)), message)
        for (path, line), message in sorted(places.items()):
            path = pathlib.Path(path)
            target = next((t for t in copies if path.is_relative_to(t.copy)), None)
            if target is None:
                continue
            if TOO_COMPLEX in message and target.kind != "test":
                known = known or leaving_out.declared(texts(copies))
                if leaving_out.of_missing_module(path, line, message, known, reasons):
                    found = True
                    continue
            leave = leaving_out.of_tests if target.kind == "test" else leaving_out.of_library
            found |= leave(path, line, message, reasons)
        if not found:
            return sorted({f"{p}:{l}: {m}" for p, l, m in ERROR.findall(output)}) or [output[-3000:]]
    return [f"gave up after {MOST_BUILDS} builds"]


def texts(copies):
    """The sources of the copies, and the interfaces of this repository's modules."""
    for folder in [target.copy for target in copies] + [manifests.ROOT / "Documentation/API"]:
        for path in folder.rglob("*"):
            if path.suffix in (".swift", ".txt"):
                yield path.read_text(encoding="utf-8", errors="replace")


def program(package):
    """The built tests of a package, which are a program on Linux."""
    bin_path = swift("build", "--show-bin-path", "--package-path", str(package.copy), cwd=package.copy).stdout
    return pathlib.Path(bin_path.strip().splitlines()[-1]) / f"{package.values['name']}PackageTests.xctest"
