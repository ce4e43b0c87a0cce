"""Tests of how pictures are paired with references."""
import pathlib
import tempfile
import unittest

import comparing


class ComparingTests(unittest.TestCase):
    def test_names_of_another_helper_are_found(self):
        with tempfile.TemporaryDirectory() as folder:
            ours = pathlib.Path(folder)
            (ours / "Suite").mkdir()
            for name in ("test1-main.light-large.png", "test2.light-large.png"):
                (ours / "Suite" / name).touch()
            names = [pathlib.PurePath("Suite", name) for name in (
                "test1-main-light-large.1.png", "test2.light-large.png", "test2-light-medium.1.png")]
            found = comparing.recorded(ours, names)
            self.assertEqual(found[names[0]].name, "test1-main.light-large.png")
            self.assertEqual(found[names[1]].name, "test2.light-large.png")
            self.assertFalse(found[names[2]].exists())


if __name__ == "__main__":
    unittest.main()
