"""Modules of the repository that its Python programs import lie where these programs look for them."""
import ast
import os
import pathlib
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def programs():
    """The repository's Python programs and modules."""
    listed = subprocess.run(["git", "-C", ROOT, "ls-files", "-z", "Scripts", "Benchmarks", "Tools"],
                            capture_output=True, check=True, text=True).stdout.split("\0")
    for path in (ROOT / name for name in listed if name):
        if path.suffix == ".py" or (not path.suffix and path.is_file()
                                    and path.read_bytes()[:40].startswith(b"#!/usr/bin/env python3")):
            yield path


def folders(path, tree):
    """The folders in which a program looks for modules: its own, and those that it adds itself."""
    before, sys.path = sys.path, [str(path.parent)]
    names = {"__file__": str(path), "os": os, "sys": sys, "pathlib": pathlib, "Path": pathlib.Path}
    try:
        for node in tree.body:
            text = ast.unparse(node)
            if text.startswith("sys.path") or isinstance(node, ast.Assign) and (
                    "__file__" in text or ".parent" in text):
                exec(text, names)
        return [pathlib.Path(folder) for folder in sys.path]
    finally:
        sys.path = before


class Imports(unittest.TestCase):
    def test_modules_of_the_repository_are_found(self):
        files = list(programs())
        ours = {path.stem for path in files if path.suffix == ".py"}
        seen = 0
        for path in files:
            tree = ast.parse(path.read_text(), str(path))
            wanted = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import)
                      for alias in node.names}
            wanted |= {node.module for node in ast.walk(tree)
                       if isinstance(node, ast.ImportFrom) and node.module and not node.level}
            for module in sorted(wanted & ours):
                seen += 1
                with self.subTest(program=str(path.relative_to(ROOT)), module=module):
                    self.assertTrue(any((folder / f"{module}.py").is_file()
                                        for folder in folders(path, tree)))
        self.assertGreater(seen, 0)


if __name__ == "__main__":
    unittest.main()
