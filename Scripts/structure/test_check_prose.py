"""Scripts/check-prose with repositories that the test writes."""
import pathlib
import subprocess
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parent.parent / "check-prose"


class CheckProse(unittest.TestCase):
    def check(self, files):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                path = pathlib.Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            subprocess.run(["git", "init", "--quiet", folder], check=True)
            subprocess.run(["git", "-C", folder, "add", "--all"], check=True)
            return subprocess.run([SCRIPT, "--package", folder], capture_output=True, text=True)

    def code(self, text, name="Sources/House/A.swift"):
        return self.check({name: text})

    def test_a_comment_that_begins_with_its_subject_passes(self):
        result = self.code("/// The names of the house, whatever they are.\nstruct A {}\n")
        self.assertEqual(result.returncode, 0, result.stdout)

    def test_a_comment_that_begins_with_what_or_who_fails_with_its_place(self):
        for text in ("/// What is drawn.\n", "// Who reads it waits.\n", "/* What is used of C. */\n"):
            result = self.code("struct A {}\n" + text)
            self.assertEqual(result.returncode, 1, text)
            self.assertIn("Sources/House/A.swift:2: a comment begins with", result.stdout)

    def test_a_parameter_is_described_by_its_subject(self):
        result = self.code("/// Draws.\n///\n/// - Returns: What was drawn.\nfunc a() {}\n")
        self.assertIn("A.swift:3", result.stdout)

    def test_docstrings_and_comments_of_scripts_are_read(self):
        self.assertIn("a:1", self.code('"""What it does."""\n', "Scripts/a").stdout)
        self.assertIn("a:2", self.code("set -e\n# What is needed.\n", "Scripts/a").stdout)

    def test_a_sentence_may_go_on_with_what_on_the_next_line_and_a_question_may_begin_so(self):
        result = self.code("// A table that says\n// what it is, and\n// What is not.\n// What is it?\n")
        self.assertEqual(result.returncode, 0, result.stdout)

    def test_a_path_on_a_page_is_there_beside_the_repository_the_page_or_an_example(self):
        pages = {"Sources/House/A.swift": "struct A {}\n",
                 "Examples/Shop/README.md": "`Sources/Shop`\n",
                 "Examples/Shop/Sources/Shop/B.swift": "struct B {}\n",
                 "Documentation/Page.md": "`Sources/House`, `Sources/Shop/B.swift`, `some/word`, `Sources/MODULE`\n"}
        result = self.check(pages)
        self.assertEqual(result.returncode, 0, result.stdout)
        pages["Documentation/Page.md"] += "\n`Sources/House/C.swift`\n"
        result = self.check(pages)
        self.assertEqual(result.returncode, 1)
        self.assertIn("Documentation/Page.md:3: `Sources/House/C.swift` is not there", result.stdout)


if __name__ == "__main__":
    unittest.main()
