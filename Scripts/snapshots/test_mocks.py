"""Tests of the mocks that are made from protocols."""
import pathlib
import tempfile
import unittest

import mocks

SOURCE = """
import UIKit
// sourcery: AutoMockable
protocol Loading: Naming {
    var place: (any Place)? { get set } /* kept */
    var count: Int { get }
    func load(from url: URL, _ options: [String: Int], done: @escaping (Bool) -> Void) async throws -> [Item]
    func reset()
    static func shared() -> Self
}
protocol Naming: AnyObject { var name: any Name { get } }
protocol Boxed { associatedtype Value }
"""


class FakeTarget:
    def __init__(self, name, folder, sources, needs=()):
        self.name, self.folder, self.needs = name, folder / name, list(needs)
        self.kind = "test" if name == "Tests" else "regular"
        self.folder.mkdir()
        (self.folder / "Source.swift").write_text(sources)

    def files(self):
        return sorted(self.folder.glob("*.swift"))


def closure(target):
    return [target] + [below for need in target.needs for below in closure(need)]


class MocksTests(unittest.TestCase):
    def setUp(self):
        self.place = tempfile.TemporaryDirectory()
        folder = pathlib.Path(self.place.name)
        self.core = FakeTarget("Core", folder, SOURCE)
        self.helpers = FakeTarget("Helpers", folder, "extension LoadingMock { }", [self.core])
        self.tests = FakeTarget("Tests", folder, "let a = LoadingMock(), b = BoxedMock(), c = OtherMock()",
                                [self.helpers])
        self.mocks = mocks.needed([self.core, self.helpers, self.tests], closure)

    def tearDown(self):
        self.place.cleanup()

    def test_a_mock_is_written_once_where_it_is_first_named(self):
        self.assertEqual({key: list(names) for key, names in self.mocks.items()},
                         {id(self.helpers): ["LoadingMock"]})

    def test_members_have_the_names_of_the_templates(self):
        text = self.mocks[id(self.helpers)]["LoadingMock"]
        self.assertIn("import UIKit\n@testable import Core\n", text)
        self.assertIn("public final class LoadingMock: Core.Loading {", text)
        self.assertIn("public var place: (any Place)?\n", text)
        self.assertIn("public var underlyingCount: Int = 0", text)
        self.assertIn("public var underlyingName: (any Name)!", text)
        self.assertIn("public var loadWithUrlAndOptionsAndDoneReturnValue: [Item] = []", text)
        self.assertIn("public func load(from url: URL, _ options: [String: Int],"
                      " done: @escaping (Bool) -> Void) async throws -> [Item] {", text)
        self.assertIn("if let error = loadWithUrlAndOptionsAndDoneThrowableError { throw error }", text)
        self.assertIn("resetCallsCount += 1", text)
        self.assertNotIn("shared", text)


if __name__ == "__main__":
    unittest.main()
