"""Tests of the copies of packages."""
import pathlib
import tempfile
import types
import unittest

import running


class CopyTests(unittest.TestCase):
    def setUp(self):
        self.place = tempfile.TemporaryDirectory()
        folder = pathlib.Path(self.place.name) / "package"
        folder.mkdir()
        (folder / "One.swift").write_text("one")
        (folder / "Two.swift").write_text("two")
        self.target = types.SimpleNamespace(folder=folder, copy=folder.parent / "copy",
                                            files=lambda: sorted(folder.glob("*.swift")),
                                            fixtures=lambda: [])
        running.copy_files(self.target)

    def tearDown(self):
        self.place.cleanup()

    def test_files_that_are_alike_are_not_written_again(self):
        before = (self.target.copy / "One.swift").stat()
        (self.target.copy / "Two.swift").write_text("changed")
        running.copy_files(self.target)
        self.assertEqual((self.target.copy / "One.swift").stat(), before)
        self.assertEqual((self.target.copy / "Two.swift").read_text(), "two")

    def test_files_of_an_earlier_run_are_removed_but_for_those_that_are_added(self):
        for name in ("Mock.swift", "__Snapshots__/one.png"):
            running.write(self.target.copy / name, b"")
        running.copy_files(self.target, ["Mock.swift"])
        self.assertTrue((self.target.copy / "Mock.swift").exists())
        self.assertFalse((self.target.copy / "__Snapshots__/one.png").exists())


if __name__ == "__main__":
    unittest.main()
