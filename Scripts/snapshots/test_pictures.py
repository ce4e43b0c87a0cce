"""Tests of how a picture is compared with its reference."""
import importlib.util
import pathlib
import tempfile
import unittest

import pictures
import tables

HAS_PILLOW = all(importlib.util.find_spec(name) for name in ("PIL", "numpy"))


def picture(folder, name, bar=None, size=(90, 90)):
    """A white picture with a black bar, which is a row of cells of nine pixels high."""
    from PIL import Image, ImageDraw
    image = Image.new("RGBA", size, "white")
    if bar:
        ImageDraw.Draw(image).rectangle([bar[0], bar[1], bar[2] - 1, bar[3] - 1], fill="black")
    image.save(folder / name)
    return folder / name


@unittest.skipUnless(HAS_PILLOW, "needs the packages of requirements.txt")
class PictureTests(unittest.TestCase):
    def setUp(self):
        held = tempfile.TemporaryDirectory()
        self.addCleanup(held.cleanup)
        self.folder = pathlib.Path(held.name)
        self.reference = picture(self.folder, "reference.png", (0, 9, 90, 18))

    def compared(self, bar, size=(90, 90)):
        path = picture(self.folder, "ours.png", bar, size)
        return pictures.compare(pathlib.PurePath("S", "test1-large.png"), path, self.reference)

    def test_cells_that_are_background_in_both_do_not_count(self):
        self.assertEqual(self.compared((0, 9, 90, 18)).structure, 1)
        # Nine of the ten cells of the bar.
        self.assertAlmostEqual(self.compared((0, 9, 81, 18)).structure, 0.9)
        # A bar elsewhere: twenty cells, none of which agrees.
        self.assertEqual(self.compared((0, 27, 90, 36)).structure, 0)

    def test_a_picture_of_another_size_has_no_structure(self):
        self.assertIsNone(self.compared((0, 9, 90, 18), (90, 92)).structure)
        self.assertIsNotNone(self.compared((0, 9, 90, 18), (90, 91)).structure)

    def test_what_is_not_drawn_or_too_large_is_not_whole(self):
        whole = self.compared((0, 9, 81, 18))
        near = self.compared((0, 9, 90, 18), (90, 95))
        broken = self.compared((0, 9, 45, 18))
        missing = pictures.compare(pathlib.PurePath("S", "test2-large.png"), self.folder / "none.png", self.reference)
        self.assertEqual(pictures.figures([whole, near, broken, missing])["L"], [4, 75.0, 50.0, 75.0, 25.0, 0.7])
        self.assertEqual(pictures.worst_first([whole, broken, near, missing]), [missing, near, broken])


class TableTests(unittest.TestCase):
    def test_the_row_of_all_has_each_picture_once(self):
        some = {"all": [1, 100.0, 100.0, 100.0, 0.0, 0.5]}
        many = {"all": [3, 100.0, 100.0, 100.0, 100.0, 1.0]}
        rows = dict(tables.together([{"figures": {"SwiftUI": some, "SwiftUI, without such text": some, "UIKit": many}}]))
        self.assertEqual(rows["UIKit and SwiftUI"], [4, 100.0, 100.0, 100.0, 75.0, 0.875])


if __name__ == "__main__":
    unittest.main()
