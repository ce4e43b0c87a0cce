"""Tests of what is left of sources without the parts that do not compile."""
import pathlib
import tempfile
import unittest

import leaving_out

SOURCE = """func color(_ kind: Kind) -> Color {
    return switch kind {
    case .main:
        .init(
            colors.main
        )
    case .basic:
        .init(
            colors.basic
        )
    case .other: .red
    }
}
func size() -> Int {
    return missing()
}
func update() {
    first()
    missing()
    last()
}
func number() -> Int {
    case .main:
        return 1
    case .basic:
        return missing()
    }
}
"""


class LeavingOutTests(unittest.TestCase):
    def left(self, line, message="no member"):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "Source.swift"
            path.write_text(SOURCE)
            reasons = []
            self.assertTrue(leaving_out.of_library(path, line, message, reasons))
            self.assertEqual(len(reasons), 1)
            return path.read_text().split("\n")

    def test_a_branch_joins_the_one_before_it(self):
        lines = self.left(9)
        self.assertEqual(lines[2], "    case .main, .basic:")
        self.assertEqual([l for l in lines[6:10]], [""] * 4)
        self.assertEqual(lines[10], "    case .other: .red")

    def test_a_branch_that_returns_joins_the_one_before_it(self):
        self.assertEqual(self.left(26)[22:26], ["    case .main, .basic:", "        return 1", "", ""])

    def test_a_result_is_a_trap(self):
        self.assertEqual(self.left(15)[14], leaving_out.TRAP)

    def test_a_statement_goes_alone(self):
        lines = self.left(19)
        self.assertEqual(lines[17:20], ["    first()", "", "    last()"])

    def test_a_function_without_its_result_ends_with_a_trap(self):
        self.assertEqual(self.left(16, "missing return in global function")[15], f"{leaving_out.TRAP} }}")

    def test_an_error_at_the_end_of_an_initializer_leaves_its_brackets(self):
        source = "init?(_ name: String) {\n  switch name {\n  default:\n    return nil\n  }\n}\n"
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "Source.swift"
            path.write_text(source)
            message = "'self.init' isn't called on all paths before returning from initializer"
            self.assertTrue(leaving_out.of_library(path, 5, message, []))
            lines = path.read_text().split("\n")
            self.assertEqual([line.strip() for line in lines[3:6]], [leaving_out.TRAP, "}", "}"])

    def test_of_an_expression_that_is_too_complex_a_call_of_an_unknown_type_goes(self):
        source = ("struct Bar: View {\n    var body: some View {\n        Row(spacing: 1) {\n            if isLoading {\n"
                  "                Wheel()\n                    .size(.small)\n            }\n            Text(name)\n"
                  "        }\n    }\n}\n")
        known = leaving_out.declared([source, "struct Text {}\nstruct Row<Content> {}"])
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "Source.swift"
            path.write_text(source)
            reasons = []
            self.assertTrue(leaving_out.of_missing_module(path, 2, "too complex", known, reasons))
            lines = path.read_text().split("\n")
            self.assertEqual(lines[3:8], ["            if isLoading {", "", "", "            }", "            Text(name)"])
            self.assertEqual([r[2] for r in reasons], ["Wheel"])
            self.assertFalse(leaving_out.of_missing_module(path, 2, "too complex", known, reasons))


if __name__ == "__main__":
    unittest.main()
