"""Tests of what is left of the sources of tests without the parts that do not compile."""
import pathlib
import tempfile
import unittest

import leaving_out

SOURCE = """import XCTest

final class CardTests: XCTestCase {
    func testCard() {
        let card = Card(
            title: missing()
        )
        assertSnapshot(of: card)
    }

    func testRow() {
        assertSnapshot(of: Row())
    }

    func made() -> Card { missing() }
}
"""


class LeavingOutTests(unittest.TestCase):
    def left(self, *lines):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "CardTests.swift"
            path.write_text(SOURCE)
            reasons = []
            found = [leaving_out.of_tests(path, line, "no member", reasons) for line in lines]
            return found, [reason[2] for reason in reasons], path.read_text().split("\n")

    def test_a_test_goes_as_a_whole(self):
        found, names, lines = self.left(6)
        self.assertEqual((found, names), ([True], ["testCard"]))
        self.assertEqual(lines[2:11], ["final class CardTests: XCTestCase {", "", "", "", "", "", "", "",
                                       "    func testRow() {"])

    def test_a_test_with_two_errors_is_told_once(self):
        found, names, _ = self.left(6, 8)
        self.assertEqual((found, names), ([True, False], ["testCard"]))

    def test_a_helper_goes_alone(self):
        _, names, lines = self.left(15)
        self.assertEqual(names, ["made"])
        self.assertEqual(lines[14:16], ["", "}"])


if __name__ == "__main__":
    unittest.main()
