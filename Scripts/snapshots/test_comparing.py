"""Tests of how pictures are paired with references."""
import pathlib
import re
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

    def test_only_references_of_tests_that_run_are_compared(self):
        with tempfile.TemporaryDirectory() as folder:
            place = pathlib.Path(folder)
            for name in ("Suite/testRow.1.png", "Suite/testTile.1.png"):
                path = place / "__Snapshots__" / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.touch()
            every = comparing.FILTER
            try:
                comparing.FILTER = re.compile("Suite/testR")
                self.assertEqual([str(name) for name, _ in comparing.references(place)], ["Suite/testRow.1.png"])
            finally:
                comparing.FILTER = every
            self.assertEqual(len(list(comparing.references(place))), 2)

    def test_references_of_other_systems_are_left_out(self):
        with tempfile.TemporaryDirectory() as folder:
            place = pathlib.Path(folder)
            for name in ("Suite/test.AppKit-Short.png", "Suite/test.UIKit-Short.png"):
                path = place / "__Snapshots__" / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.touch()
            try:
                comparing.EXCEPT = re.compile("AppKit")
                self.assertEqual([str(name) for name, _ in comparing.references(place)],
                                 ["Suite/test.UIKit-Short.png"])
            finally:
                comparing.EXCEPT = None

    def test_a_reference_has_no_test_where_its_suite_or_its_function_is_gone(self):
        sources = {
            "TileTests": "final class TileTests: XCTestCase {\n  func testTile() {}\n}",
            "Lists": "extension ListTests {\n  @Test func listRow() {}\n}",
            "XCTestCase+Verify": "extension XCTestCase {\n  func verify() {}\n}",
            "IconTests": "final class IconTests: XCTestCase {\n  func testIcon() { verify(name: \"IconView\") }\n}",
        }
        for name, gone in (("TileTests/testTile.1.png", False), ("TileTests/testBadge.1.png", True),
                           ("ListTests/listRow.light.png", False), ("ListTests/listHeader.light.png", True),
                           ("OldTests/testTile.1.png", True), ("XCTestCase+Verify/IconView.solid.png", False),
                           ("TileTests/test2-text-light.1.png", False)):
            self.assertEqual(comparing.has_no_test(pathlib.PurePath(name), sources), gone, name)

    def test_a_second_picture_under_a_name_is_the_one_that_differs_from_the_first(self):
        with tempfile.TemporaryDirectory() as folder:
            place = pathlib.Path(folder)
            name = pathlib.PurePath("Suite", "test1.light-large.png")
            for path, text in ((place / "__Snapshots__" / name, "first"), (place / "artifacts" / name, "second")):
                path.parent.mkdir(parents=True)
                path.write_text(text)
            comparing.collect(place, place / "ours", place / "artifacts")
            names = [pathlib.PurePath("Suite", f"test1-light-large.{n}.png") for n in (1, 2, 3)]
            found = comparing.recorded(place / "ours", names)
            self.assertEqual([found[n].read_text() for n in names], ["first", "second", "first"])


if __name__ == "__main__":
    unittest.main()
