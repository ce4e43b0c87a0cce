"""Tests of the manual pages that Scripts/make-dist writes."""
import argparse
import unittest

import manual

LINT = {
    "commandName": "lint", "abstract": "Report faults.", "shouldDisplay": True,
    "discussion": "Files are read.\nNothing is built.\n\nExamples:\n  tool lint App\n  .hidden\n",
    "arguments": [
        {"kind": "positional", "valueName": "path", "abstract": "Files.", "isOptional": True,
         "isRepeating": True, "shouldDisplay": True},
        {"kind": "option", "valueName": "file", "abstract": "The report.", "shouldDisplay": True,
         "names": [{"kind": "long", "name": "output"}, {"kind": "short", "name": "o"}]},
        {"kind": "option", "valueName": "name", "abstract": "The format.", "defaultValue": "text",
         "names": [{"kind": "long", "name": "format"}], "shouldDisplay": True},
        {"kind": "flag", "abstract": "Secret.", "names": [{"kind": "long", "name": "secret"}],
         "shouldDisplay": False},
    ],
}
TOOL = {"commandName": "tool", "abstract": "A tool.", "arguments": [],
        "subcommands": [LINT, {"commandName": "help", "abstract": "Help."}]}
OPTIONS = argparse.Namespace(version="1.2", date="2026-01-31")


class ManualTests(unittest.TestCase):
    def setUp(self):
        self.pages = dict(manual.pages([], TOOL, OPTIONS))

    def test_each_command_but_help_has_a_page(self):
        self.assertEqual(sorted(self.pages), ["tool-lint.1", "tool.1"])

    def test_a_page_begins_with_name_date_and_version(self):
        first = self.pages["tool-lint.1"].splitlines()[0]
        self.assertEqual(
            first, '.TH "TOOL\\-LINT" 1 2026-01-31 "tool 1.2" "User Commands"')

    def test_the_synopsis_names_options_and_operands(self):
        self.assertIn(
            ".SH SYNOPSIS\n\\fBtool lint\\fR [\\fIoptions\\fR] [\\fIpath\\fR ...]\n",
            self.pages["tool-lint.1"])

    def test_an_option_has_its_short_name_first_and_its_default_last(self):
        page = self.pages["tool-lint.1"]
        self.assertIn(".TP\n\\fB\\-o\\fR, \\fB\\-\\-output\\fR \\fIfile\\fR\nThe report.\n", page)
        self.assertIn("The format. (default: text)", page)

    def test_an_option_that_is_not_shown_is_left_out(self):
        self.assertNotIn("secret", self.pages["tool-lint.1"])

    def test_examples_keep_their_lines_and_are_no_requests(self):
        self.assertIn(
            ".SH EXAMPLES\n.nf\ntool lint App\n\\&.hidden\n.fi\n", self.pages["tool-lint.1"])
        self.assertIn(
            ".SH DESCRIPTION\nFiles are read.\nNothing is built.\n", self.pages["tool-lint.1"])

    def test_pages_refer_to_each_other(self):
        self.assertIn(".SH SEE ALSO\n.BR tool\\-lint (1)\n", self.pages["tool.1"])
        self.assertIn(".SH SEE ALSO\n.BR tool (1)\n", self.pages["tool-lint.1"])


if __name__ == "__main__":
    unittest.main()
