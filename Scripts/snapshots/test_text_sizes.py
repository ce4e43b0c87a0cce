"""Tests of the text sizes of references."""
import pathlib
import tempfile
import unittest

import text_sizes


class TextSizesTests(unittest.TestCase):
    def test_the_size_of_a_reference_is_found_by_the_name_without_it(self):
        with tempfile.TemporaryDirectory() as folder:
            ours = pathlib.Path(folder)
            (ours / "Suite").mkdir()
            for name in ("test1-main.light-large.png", "test2.light-large.png", "test2.light-extraSmall.png",
                         "test4.light-large.png"):
                (ours / "Suite" / name).touch()
            names = [pathlib.PurePath("Suite", name) for name in (
                "test1-main-light-medium.1.png", "test2-light-medium.1.png", "test2-light-extraSmall.1.png",
                "test3-light-medium.1.png", "test4.light-large.png")]
            self.assertEqual(text_sizes.other(ours, names), {"large": "medium"})
            self.assertEqual(text_sizes.other(ours, names[4:]), {})

    def test_lists_get_a_size_in_place_of_the_one_they_have(self):
        sizes = {"large": "medium"}
        self.assertEqual(text_sizes.replaced("let sizes: [UIContentSizeCategory] = [.large]", sizes),
                         "let sizes: [UIContentSizeCategory] = [.medium]")
        self.assertEqual(text_sizes.replaced("let all: [UIContentSizeCategory] = [.extraSmall, .large]", sizes),
                         "let all: [UIContentSizeCategory] = [.extraSmall, .medium]")
        self.assertEqual(text_sizes.replaced("let one: UIContentSizeCategory = .large", sizes),
                         "let one: UIContentSizeCategory = .large")


if __name__ == "__main__":
    unittest.main()
