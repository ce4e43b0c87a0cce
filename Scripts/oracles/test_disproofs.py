"""Proofs that a screen was not laid out as its document says, on documents written here."""
import pathlib
import tempfile
import unittest

import disproofs

HEAD = '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" ' \
       'targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>'


def view(identifier, frame, inside="", element="view", attributes=""):
    x, y, width, height = frame
    return f'<{element} id="{identifier}" {attributes}><rect key="frame" x="{x}" y="{y}" ' \
           f'width="{width}" height="{height}"/>{inside}</{element}>'


def constraint(first, attribute, second="", other="", constant=0, more=""):
    target = f'secondItem="{second}" secondAttribute="{other}"' if second else ""
    return f'<constraint firstItem="{first}" firstAttribute="{attribute}" {target} ' \
           f'constant="{constant}" id="{first}-{attribute}" {more}/>'


def label(frame, text="Some words", size=17, more=""):
    font = f'<fontDescription key="fontDescription" type="system" pointSize="{size}"/>'
    return view("label", frame, font, "label", f'text="{text}" {more}')


class Disproofs(unittest.TestCase):
    def kinds(self, top, ours):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "View.xib"
            path.write_text(HEAD + top + "</objects></document>")
            views, kinds = disproofs.disproved(path, ours)
        self.assertEqual(bool(views), bool(kinds))
        return kinds

    def screen(self, inside, constraints):
        return view("top", (0, 0, 300, 600),
                    f"<subviews>{inside}</subviews><constraints>{constraints}</constraints>")

    def test_a_required_constraint_that_can_hold_disproves_frames(self):
        top = self.screen(view("a", (20, 0, 100, 50)), constraint("a", "leading", "top", "leading", 8))
        self.assertEqual(self.kinds(top, {"a": (8, 0, 100, 50)}), ["constraint"])

    def test_an_inequality_disproves_frames(self):
        more = 'relation="lessThanOrEqual"'
        top = self.screen(view("a", (0, 0, 100, 80)), constraint("a", "height", constant=50, more=more))
        self.assertEqual(self.kinds(top, {"a": (0, 0, 100, 50)}), ["constraint"])

    def test_frames_prove_nothing_where_ours_break_a_constraint_too(self):
        # Both cannot hold: which of them breaks is the engine's choice.
        both = constraint("a", "width", constant=50) + constraint("a", "width", constant=90)
        top = self.screen(view("a", (0, 0, 50, 50)), both)
        self.assertEqual(self.kinds(top, {"a": (0, 0, 90, 50)}), [])

    def test_a_weak_constraint_a_flagged_view_and_a_symbolic_distance_prove_nothing(self):
        for attributes, more in (("", 'priority="750"'), ('misplaced="YES"', ""),
                                 ("", 'symbolic="YES"')):
            top = self.screen(view("a", (20, 0, 100, 50), attributes=attributes),
                              constraint("a", "leading", "top", "leading", 8, more))
            self.assertEqual(self.kinds(top, {"a": (8, 0, 100, 50)}), [], attributes + more)

    def test_a_label_that_nothing_stretches_disproves_frames(self):
        top = self.screen(label((0, 0, 200, 87)), constraint("label", "top", "top", "top"))
        self.assertEqual(self.kinds(top, {"label": (0, 0, 200, 20.5)}), ["content"])

    def test_a_view_with_a_size_for_its_design_disproves_frames(self):
        attributes = 'placeholderIntrinsicWidth="200" placeholderIntrinsicHeight="128"'
        top = self.screen(view("a", (0, 0, 200, 835), attributes=attributes), "")
        self.assertEqual(self.kinds(top, {"a": (0, 0, 200, 128)}), ["content"])
        # Where it has another size here, too, something is against its wish.
        self.assertEqual(self.kinds(top, {"a": (0, 0, 200, 300)}), [])

    def test_a_label_may_be_stretched_by_what_ours_break(self):
        top = self.screen(label((0, 0, 200, 87)),
                          constraint("label", "height", constant=87, more='priority="750"'))
        self.assertEqual(self.kinds(top, {"label": (0, 0, 200, 20.5)}), [])

    def test_a_label_may_be_stretched_in_place_of_another_view(self):
        other = view("field", (0, 87, 200, 34), element="textField")
        top = self.screen(label((0, 0, 200, 87)) + other, "")
        ours = {"label": (0, 0, 200, 20.5), "field": (0, 20.5, 200, 100)}
        self.assertEqual(self.kinds(top, ours), [])

    def test_a_label_whose_text_may_have_had_lines_proves_nothing(self):
        text = "Words that may have had several lines in the font that was drawn"
        top = self.screen(label((0, 0, 200, 87), text, more='numberOfLines="0"'), "")
        self.assertEqual(self.kinds(top, {"label": (0, 0, 200, 41)}), [])

    def test_a_label_in_a_stack_that_shares_its_length_proves_nothing(self):
        inside = f"<subviews>{label((0, 0, 200, 87))}</subviews>"
        stack = view("stack", (0, 0, 200, 87), inside, "stackView", 'distribution="fillProportionally"')
        self.assertEqual(self.kinds(self.screen(stack, ""), {"label": (0, 0, 200, 20.5)}), [])


if __name__ == "__main__":
    unittest.main()
