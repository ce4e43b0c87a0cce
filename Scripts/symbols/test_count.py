"""Tests the count of symbols on sources as apps have them."""
import unittest

import count

NAMES = {"plus", "star", "link", "plus.circle", "chevron.right", "square.and.arrow.up"}
MEMBERS = {count.member(name): name for name in NAMES}


def found(text, path="View.swift"):
    return sorted(count.found(path, text, NAMES, MEMBERS))


class CountTests(unittest.TestCase):
    def test_names_of_symbols_are_found(self):
        self.assertEqual(found('Image(systemName: "plus.circle")'), ["plus.circle"])
        self.assertEqual(found('Label("Link", systemImage: "link")'), ["link"])
        self.assertEqual(found('UIImage(systemName: on ? "star" : "plus")'), ["plus", "star"])
        self.assertEqual(found('case share = "square.and.arrow.up"'), ["square.and.arrow.up"])

    def test_words_that_are_no_symbols_are_not_found(self):
        self.assertEqual(found('Text("star")\nlet kind = "link"'), [])
        self.assertEqual(found('UIImage(named: "star")\nImage("plus")'), [])
        self.assertEqual(found('Image(systemName: "no.such.name")'), [])

    def test_members_of_sfsafesymbols_are_found(self):
        text = "import SFSafeSymbols\nImage(systemSymbol: .squareAndArrowUp)\nvalue.plus"
        self.assertEqual(found(text), ["square.and.arrow.up"])
        self.assertEqual(found("Image(systemSymbol: .star)"), [])

    def test_images_of_the_system_in_documents_are_found(self):
        text = '<imageView image="star" catalog="system"/><imageView image="plus"/>'
        self.assertEqual(found(text, "Main.storyboard"), ["star"])


if __name__ == "__main__":
    unittest.main()
