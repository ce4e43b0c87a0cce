"""Templates become the Swift that their tags say, and faults in the files of pages are found."""
import pathlib
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from pages import page_templates
from pages.page_templates import ROOT, Fault

try:
    from pages import page_checks
except ImportError:
    page_checks = None


class Folder(unittest.TestCase):
    def setUp(self):
        (ROOT / ".build").mkdir(exist_ok=True)
        self.directory = tempfile.TemporaryDirectory(dir=ROOT / ".build")
        self.folder = pathlib.Path(self.directory.name) / "Web"
        self.folder.mkdir()
        self.addCleanup(self.directory.cleanup)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path


class Templates(Folder):
    def swift(self, text, name="piece.html"):
        self.write(name, text)
        return ["\n".join(page_templates.function(*t)) for t in page_templates.templates(self.folder)]

    def test_a_text_is_escaped_and_markup_is_not(self):
        swift = self.swift("<p>{{words}}{{{look}}}</p>\n")[0]
        self.assertIn("html += escaped(words)", swift)
        self.assertIn("html += look", swift)
        self.assertIn("words: String,\n    look: String\n", swift)

    def test_types_follow_the_use(self):
        swift = self.swift("{{#isOn}}a{{/isOn}}{{#hint}}<p>{{hint}}</p>{{/hint}}{{#names}}{{.}}{{/names}}\n")[0]
        self.assertIn("isOn: Bool,\n    hint: String?,\n    names: [String]\n", swift)
        self.assertIn("if let hint {", swift)
        self.assertIn("for element in names {", swift)

    def test_a_section_around_other_text_asks_whether_there_is_a_value(self):
        swift = self.swift("{{#live}}yes{{/live}}{{^live}}no{{/live}}{{live}}\n")[0]
        self.assertIn("if live != nil {", swift)
        self.assertIn("if live == nil {", swift)

    def test_a_piece_loses_its_last_line_break_and_a_page_keeps_it(self):
        self.write("a.html", "<p>a</p>\n")
        self.write("b.html", "<!doctype html>\n<p>b</p>\n")
        texts = {name: text for name, _, text, _ in page_templates.templates(self.folder)}
        self.assertEqual(texts, {"a": "<p>a</p>", "b": "<!doctype html>\n<p>b</p>\n"})

    def test_parts_are_put_in_without_their_documentation(self):
        self.write("page.html", "<!doctype html><style>{{> styles/base.css}}</style>\n")
        self.write("styles/base.css", "/** Colors. */\np{color:red}\n")
        [(name, _, text, _)] = page_templates.templates(self.folder)
        self.assertEqual((name, text), ("page", "<!doctype html><style>p{color:red}</style>\n"))

    def test_templates_of_a_file_have_their_comments_as_documentation(self):
        swift = self.swift('<!-- A card. -->\n<template id="small-card">\n<li>{{a}}</li>\n</template>\n')[0]
        self.assertIn("/// A card.\n  static func smallCard(", swift)

    def test_text_that_ends_a_literal_of_swift_is_kept(self):
        swift = self.swift('<a href="#x">"\\#(no)"#\n</a>\n')[0]
        self.assertIn('##"""', swift)

    def test_a_part_that_is_missing_is_a_fault(self):
        with self.assertRaisesRegex(Fault, "there is no nowhere.css"):
            self.swift("<style>{{> nowhere.css}}</style>\n")

    def test_a_section_without_an_end_is_a_fault(self):
        with self.assertRaisesRegex(Fault, "has no end"):
            self.swift("{{#a}}b\n")

    def test_a_section_that_ends_another_is_a_fault(self):
        with self.assertRaisesRegex(Fault, "ends nothing"):
            self.swift("{{#a}}{{#b}}{{/a}}{{/b}}\n")

    def test_text_beside_templates_is_a_fault(self):
        with self.assertRaisesRegex(Fault, "text outside"):
            self.swift('<template id="a">b</template>\nlost\n')


@unittest.skipIf(page_checks is None, "html5lib and tinycss2 are not there")
class Checks(Folder):
    def page(self, script="", style=""):
        self.write("page.html", "<!doctype html>\n<html lang=\"en\">\n<head><title>a</title>\n<style>{{> page.css}}"
                   "</style>\n</head>\n<body>\n<p>a</p>\n<script>{{> page.js}}</script>\n</body>\n</html>\n")
        self.write("page.css", style + "\n")
        self.write("page.js", script + "\n")

    def test_a_sound_page_has_no_faults(self):
        self.page("const a = 1;\nconsole.log(a);", ":root{--a:red}p{color:var(--a)}")
        for check in (page_checks.check_scripts, page_checks.check_styles, page_checks.check_markup):
            self.assertEqual(check([self.folder]), [])

    def test_faults_of_scripts_are_found_in_their_file(self):
        for script, words in [("const a = ;", "page.js:1: Expression expected"),
                              ("console.log(1);\nconsole.log(nobody);", "page.js:2: Cannot find name 'nobody'"),
                              ("const a = 1;\nconst a = 2;\nconsole.log(a);", "Cannot redeclare"),
                              ("const unused = () => 1;", "'unused' is declared but")]:
            self.page(script)
            faults = page_checks.check_scripts([self.folder])
            self.assertTrue(any(words in fault for fault in faults), (script, faults))

    def test_faults_of_styles_are_found(self):
        for style, words in [("p{color}", "of the style"), ("p{color:var(--nowhere)}", "nothing sets --nowhere"),
                             ("@media(max-width:1rem){p{color:var(--nowhere)}}", "nothing sets --nowhere")]:
            self.page(style=style)
            faults = page_checks.check_styles([self.folder])
            self.assertTrue(any(words in fault for fault in faults), (style, faults))

    def test_faults_of_markup_are_found(self):
        self.write("piece.html", '<template id="a">\n<p><b>a</p>\n</template>\n')
        self.assertIn("piece.html, a", page_checks.check_markup([self.folder])[0])

    def test_markup_in_swift_is_found_and_in_comments_is_not(self):
        found = page_checks.TAG_IN_SWIFT.search
        self.assertTrue(found('    let line = "<li>" + name'))
        self.assertTrue(found('    """\n    <section class="a">\n'))
        self.assertFalse(found("  /// Writes `<li>` elements.\n"))
        self.assertFalse(found("    if count <i { }"))


if __name__ == "__main__":
    unittest.main()
