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
            for name in ("test1-main.light-large.png", "test2.light-accessibilityExtraLarge.png"):
                (ours / "Suite" / name).touch()
            names = [pathlib.PurePath("Suite", name) for name in (
                "test1-main-light-medium.1.png", "test1-main.light-large.png", "test3-light-medium.1.png")]
            self.assertEqual(text_sizes.missing(ours, names), {"large": {"medium"}})

    def test_lists_get_a_size_beside_the_one_they_have(self):
        wanted = {"large": {"medium", "extraSmall"}}
        self.assertEqual(text_sizes.extended("let sizes: [UIContentSizeCategory] = [.large]", wanted),
                         "let sizes: [UIContentSizeCategory] = [.large, .extraSmall, .medium]")
        self.assertEqual(text_sizes.extended("let all: [UIContentSizeCategory] = [.medium, .large]", wanted),
                         "let all: [UIContentSizeCategory] = [.medium, .large, .extraSmall]")
        self.assertEqual(text_sizes.extended("let one: UIContentSizeCategory = .large", wanted),
                         "let one: UIContentSizeCategory = .large")


if __name__ == "__main__":
    unittest.main()
