"""Builds and runs the copies of packages in one build folder."""
import pathlib
import re
import subprocess
import sys
import tempfile

import leaving_out
import manifests

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))
import module_lists  # noqa: E402

ERROR = re.compile(r"^(/[^:\n]+\.swift):(\d+):\d+: error: (.*)$", re.M)
MOST_BUILDS = 40
# The file with the types that stand in for missing ones.
STAND_INS = "StandIns.swift"
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
    # The state of what was left out of an earlier run's copies.
    (target.copy.parent / f"{target.copy.name}.left-out.json").unlink(missing_ok=True)
    for path in [*target.files(), *target.fixtures()]:
        to = target.copy / path.relative_to(target.folder)
        write(to, path.read_bytes())
        kept.add(to)
    write(target.copy / manifests.PLAIN, b"// The plug-in compiles copies of the others.\n")
    for path in list(target.copy.rglob("*")):
        if path not in kept and not path.is_dir():
            path.unlink()


def build(package, copies, reasons):
    """Builds, and leaves out what does not compile; returns errors that no source explains.

    Of code that is not a test, `leave-out` leaves out the smallest parts, as `dynamictype preview` does.
    """
    tool = leave_out()
    # The parts of a target of which the last round told.
    parts = {}
    for _ in range(MOST_BUILDS):
        run = swift("build", "--build-tests", "--package-path", str(package.copy), cwd=package.copy)
        output = run.stdout + run.stderr
        if run.returncode == 0:
            reasons += sorted({reason for found in parts.values() for reason in found})
            return []
        found = False
        places, concerned = {}, {}
        for path, line, message in ERROR.findall(output):
            places.setdefault((path, int(line)), message)
        for (path, line), message in sorted(places.items()):
            path = pathlib.Path(path)
            target = next((t for t in copies if path.is_relative_to(t.copy)), None)
            if target and target.kind == "test":
                found |= leaving_out.of_tests(path, line, message, reasons)
            elif target:
                concerned[target.name] = target
        for target in concerned.values():
            has_changed, parts[target.name] = leave_out_of(target, tool, output)
            found |= has_changed
        if not found:
            return sorted({f"{p}:{l}: {m}" for p, l, m in ERROR.findall(output)}) or [output[-3000:]]
    return [f"gave up after {MOST_BUILDS} builds"]


def leave_out():
    """The program that leaves out of copies what does not compile."""
    words = ["--package-path", str(manifests.ROOT / "Tools"), "--product", "leave-out"]
    run = swift("build", *words, cwd=manifests.ROOT)
    if run.returncode:
        raise SystemExit(run.stdout + run.stderr)
    bin_path = swift("build", *words, "--show-bin-path", cwd=manifests.ROOT).stdout
    return pathlib.Path(bin_path.strip().splitlines()[-1]) / "leave-out"


def leave_out_of(target, tool, output):
    """Leaves out of a target what the compiler refused; returns whether a copy has changed, and all parts so far."""
    state = target.copy.parent / f"{target.copy.name}.left-out.json"
    files = sorted(str(path) for path in target.copy.rglob("*.swift") if path.name not in (manifests.PLAIN, STAND_INS))
    modules = [word for name in ["UIKit", *module_lists.apple_names()] for word in ("--module", name)]
    with tempfile.NamedTemporaryFile("w", suffix=".log") as log:
        log.write(output)
        log.flush()
        run = subprocess.run([str(tool), "--state", str(state), "--log", log.name, "--folder", str(target.copy),
                              *modules, *files], capture_output=True, text=True)
    if run.returncode not in (0, 1):
        raise SystemExit(run.stderr or run.stdout)
    parts = [line.split("\t") for line in run.stdout.splitlines()]
    return run.returncode == 0, [(pathlib.Path(path), int(line), name, message) for path, line, name, message in parts]


def program(package):
    """The built tests of a package, which are a program on Linux."""
    bin_path = swift("build", "--show-bin-path", "--package-path", str(package.copy), cwd=package.copy).stdout
    return pathlib.Path(bin_path.strip().splitlines()[-1]) / f"{package.values['name']}PackageTests.xctest"
