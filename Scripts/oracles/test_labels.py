"""Which labels have a height that is not that of their text, on documents written here."""
import unittest
import xml.etree.ElementTree as ElementTree

import labels


def tied(*constraints, hugging=251):
    lines = "".join(f"<constraint {each}/>" for each in constraints)
    root = ElementTree.fromstring(
        f'<document><objects><view id="top"><viewLayoutGuide key="safeArea" id="safe"/><subviews>'
        f'<label id="label" verticalHuggingPriority="{hugging}"/><view id="beside"/></subviews>'
        f"<constraints>{lines}</constraints></view></objects></document>")
    return labels.is_tied(root, next(root.iter("label")))


def pin(place, other="top", target=None, more=""):
    return f'firstItem="label" firstAttribute="{place}" secondItem="{other}" ' \
           f'secondAttribute="{target or place}" {more}'


class TiedLabels(unittest.TestCase):
    def test_two_places_at_the_superview_give_a_height(self):
        self.assertTrue(tied(pin("top"), pin("bottom")))
        self.assertTrue(tied(pin("bottom", "safe"), pin("centerY")))
        self.assertTrue(tied(pin("top"), 'firstAttribute="bottom" secondItem="label" '
                             'secondAttribute="bottom" priority="750"'))

    def test_one_place_gives_none(self):
        self.assertFalse(tied(pin("top"), pin("top", "safe"), pin("leading"), pin("trailing")))

    def test_a_sibling_a_relation_and_a_weak_constraint_give_none(self):
        self.assertFalse(tied(pin("top"), pin("bottom", "beside", "top")))
        self.assertFalse(tied(pin("top"), pin("bottom", more='relation="lessThanOrEqual"')))
        self.assertFalse(tied(pin("top"), pin("bottom", more='priority="251"')))


if __name__ == "__main__":
    unittest.main()
