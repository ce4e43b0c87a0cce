"""A build without a C library of the system names the package that brings it."""
import pathlib
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))
import module_table  # noqa: E402


def libraries():
    """The modules of C libraries, with the Debian package of each."""
    return [(m.name, m.links) for m in module_table.MODULES.values() if m.kind == "system"]


def errors(header, *options):
    """Returns the messages of the compiler about a shim."""
    done = subprocess.run(["clang", "-fsyntax-only", "-Wno-pragma-once-outside-header", "-x", "c", *options, header],
                          stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return done.stderr


class SystemLibraries(unittest.TestCase):
    def test_there_are_libraries(self):
        self.assertGreater(len(libraries()), 5)

    def test_a_missing_library_is_named_with_its_package_first(self):
        for module, package in libraries():
            said = errors(ROOT / f"Sources/CLibraries/{module}/shim.h", "--sysroot=/nonexistent")
            first = next((line for line in said.splitlines() if "error:" in line), "")
            packages = {package, package.replace("-extensions", "")}
            self.assertTrue(any(f"apt-get install {name}\"" in first for name in packages), f"{module}: {first}")

    def test_a_shim_compiles_where_its_library_is(self):
        for module, _ in libraries():
            self.assertEqual(errors(ROOT / f"Sources/CLibraries/{module}/shim.h"), "", module)

    def test_each_package_is_among_those_that_bootstrap_installs(self):
        listed = {line.split("|")[0].strip() for line in (ROOT / "Scripts/packages.txt").read_text().splitlines()}
        for module, package in libraries():
            self.assertIn(package, listed, module)


if __name__ == "__main__":
    unittest.main()
