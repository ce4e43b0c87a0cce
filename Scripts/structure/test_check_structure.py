"""Scripts/check-structure with packages that the test writes."""
import pathlib
import subprocess
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parent.parent / "check-structure"


class CheckStructure(unittest.TestCase):
    def check(self, files, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                path = pathlib.Path(folder, "Sources", name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            subprocess.run(["git", "init", "--quiet", folder], check=True)
            subprocess.run(["git", "-C", folder, "add", "--all"], check=True)
            return subprocess.run([SCRIPT, "--package", folder, *arguments], capture_output=True,
                                  text=True)

    def circle(self, count, module="House"):
        """Folders of which each names a type of the next."""
        return {f"{module}/Folder{i}/File.swift":
                f"struct {module}{i} {{ var next: {module}{(i + 1) % count}? }}\n"
                for i in range(count)}

    def test_a_tree_of_folders_has_no_knot(self):
        result = self.check({"House/Low/A.swift": "struct A {}\n",
                             "House/High/B.swift": "struct B { var a: A }\n"})
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertIn("0 of 2 folders are in knots", result.stdout)

    def test_a_circle_of_eight_folders_is_the_limit(self):
        self.assertEqual(self.check(self.circle(8)).returncode, 0)
        result = self.check(self.circle(9))
        self.assertEqual(result.returncode, 1)
        self.assertIn("House has a knot of 9 folders, the limit is 8: Folder0", result.stdout)

    def test_all_knots_together_have_a_limit(self):
        files = {}
        for module in ("East", "North", "South", "West"):
            files |= self.circle(8, module)
        result = self.check(files)
        self.assertEqual(result.returncode, 1)
        self.assertIn("32 folders are in knots, the limit is 30", result.stdout)

    def test_names_in_comments_and_strings_are_no_references(self):
        result = self.check({
            "House/Low/A.swift": "/// See `B`.\nstruct A { let name = \"B\" }\n",
            "House/High/B.swift": "struct B { var a: A }\n"}, "--report")
        self.assertIn("2 folders, knots none", result.stdout)

    def test_a_long_file_fails_unless_it_is_generated(self):
        text = "// A line.\n" * 601
        result = self.check({"House/Long.swift": text, "House/Table.generated.swift": text})
        self.assertEqual(result.returncode, 1)
        self.assertIn("House/Long.swift has 601 lines, the limit is 600", result.stdout)
        self.assertNotIn("Table.generated.swift has", result.stdout)

    def test_a_design_page_has_a_row_for_each_folder(self):
        page = "| Folder | Holds |\n| --- | --- |\n| `Low`, `Gone` | things |\n"
        result = self.check({"House/Low/A.swift": "struct A {}\n",
                             "House/High/B.swift": "struct B {}\n",
                             "House/House.docc/HouseDesign.md": page})
        self.assertEqual(result.returncode, 1)
        self.assertIn("HouseDesign.md has a row for Gone, which is no folder", result.stdout)
        self.assertIn("HouseDesign.md has no row for the folder High", result.stdout)

    def test_a_design_page_names_checks_that_exist(self):
        page = ("Checked by the suites `One thing` and `Another\nthing`, by `LowTests` and by\n"
                "`Scripts/check-nothing`.\n")
        result = self.check({"House/A.swift": "struct A {}\n", "House/House.docc/HouseDesign.md": page,
                             "../Tests/HouseTests/LowTests.swift": "struct `One thing` {}\n"})
        self.assertEqual(result.returncode, 1)
        self.assertIn("names the suite Another thing, which is not there", result.stdout)
        self.assertIn("names Scripts/check-nothing, which is not there", result.stdout)
        self.assertNotIn("One thing", result.stdout)
        self.assertNotIn("LowTests", result.stdout)

    def test_folders_below_the_second_level_belong_to_it(self):
        result = self.check({
            "House/A/B/C/One.swift": "struct One { var two: Two? }\n",
            "House/A/B/D/Two.swift": "struct Two { var one: One? }\n"})
        self.assertIn("0 of 1 folders are in knots", result.stdout)


if __name__ == "__main__":
    unittest.main()
