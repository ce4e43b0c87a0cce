"""Tests of the manifests of copies."""
import pathlib
import tempfile
import unittest

import manifests


def package(dependencies):
    """A package with targets by their names, each with the names of those that it depends on."""
    folder = pathlib.Path("/packages/one")
    values = {"name": "one", "products": []}
    result = manifests.Package(folder, "one", values, pathlib.Path("/copies/one"))
    for name, needs in dependencies.items():
        kind = "test" if name.endswith("Tests") else "regular"
        target = {"dependencies": [{"byName": [need, None]} for need in needs]}
        result.targets[name] = manifests.Target(result, name, kind, folder / name, target)
    manifests.link({"one": result})
    return result


class ManifestTests(unittest.TestCase):
    def manifest(self, dependencies, root):
        one = package(dependencies)
        needed = {id(target): target for target in manifests.closure(one.targets[root])}
        return manifests.manifest(one, needed)

    def test_modules_for_tests_stand_for_targets_with_their_names(self):
        # The names of the targets of pointfreeco/swift-snapshot-testing.
        text = self.manifest({
            "SnapshotTesting": [],
            "InlineSnapshotTesting": ["SnapshotTesting"],
            "SnapshotTestingTests": ["SnapshotTesting", "InlineSnapshotTesting"],
        }, "SnapshotTestingTests")
        self.assertIn('.product(name: "InlineSnapshotTesting", package: "swift-dynamic-type"),', text)
        self.assertNotIn('.target(\n      name: "InlineSnapshotTesting"', text)
        self.assertNotIn("moduleAliases", text)

    def test_targets_of_this_repository_give_way_to_those_of_a_package(self):
        dependencies = {"Diagnostics": [], "App": ["Diagnostics"], "AppTests": ["App", "SnapshotTesting"]}
        text = self.manifest(dependencies, "AppTests")
        self.assertIn('package: "swift-dynamic-type", moduleAliases: ["Diagnostics": "DiagnosticsOfDynamicType"]', text)
        self.assertIn('.target(\n      name: "Diagnostics"', text)
        self.assertNotIn('name: "HeadlessUIKit", package: "swift-dynamic-type")', text)

    def test_names_that_nothing_else_has_stay(self):
        text = self.manifest({"App": [], "AppTests": ["App"]}, "AppTests")
        self.assertNotIn("moduleAliases", text)


class FileTests(unittest.TestCase):
    def test_files_that_tests_find_by_their_path_are_copied_though_the_manifest_leaves_them_out(self):
        with tempfile.TemporaryDirectory() as place:
            folder = pathlib.Path(place)
            for name in ("Tests.swift", "Old/Old.swift", "__Fixtures__/page.html", "__Snapshots__/Tests/one.png"):
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_text("")
            values = {"exclude": ["Old", "__Fixtures__", "__Snapshots__"]}
            tests = manifests.Target(None, "Tests", "test", folder, values)
            self.assertEqual([path.name for path in tests.files()], ["Tests.swift"])
            self.assertEqual([path.name for path in tests.fixtures()], ["page.html"])
            library = manifests.Target(None, "Library", "regular", folder, values)
            self.assertEqual([*library.fixtures()], [])


if __name__ == "__main__":
    unittest.main()
