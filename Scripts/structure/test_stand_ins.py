"""Tables of stand-ins: faults of rows, and the Swift that is written from them."""
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import stand_ins

HEAD = """\
# documentation https://developer.apple.com/documentation/things
# exports Foundation
# summary Things.
in\tdeclaration\tanswers\tsource\tsentence
"""


def table(*rows):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "Things.tsv")
        path.write_text(HEAD + "".join("\t".join(row) + "\n" for row in rows))
        return stand_ins.read(path)


def swift(*rows):
    return "\n".join(stand_ins.swift(row) for row in table(*rows).top)


CLASS = ("-", "class Thing: NSObject", "-", "thing", "A thing.")


class Faults(unittest.TestCase):
    def fault(self, message, *rows):
        with self.assertRaisesRegex(stand_ins.Fault, message):
            swift(*rows)

    def test_a_public_name_needs_a_source(self):
        self.fault(r"Things.tsv:6: name has no source", CLASS, ("Thing", "var name: String?", "kept", "", "The name."))

    def test_a_source_is_the_page_of_the_name(self):
        self.fault("the page color is not that of name", CLASS, ("Thing", "var name: String?", "kept", "thing/color", "The name."))
        self.fault("is not that of paint", CLASS, ("Thing", "func paint(with color: Int)", "nothing", "thing/paint(_:)", "Paints."))

    def test_another_source_is_a_public_app_or_a_page_of_apples(self):
        self.fault("is no public app", CLASS, ("Thing", "var name: String?", "kept", "used somewhere", "The name."))
        self.fault("is no page of Apple's", CLASS, ("Thing", "var name: String?", "kept", "https://example.org/", "The name."))

    def test_an_answer_is_one_of_a_list(self):
        self.fault("begins with none of", CLASS, ("Thing", "func paint()", "perhaps", "thing/paint()", "Paints."))

    def test_an_initializer_keeps_what_a_property_holds(self):
        self.fault("has no property color", CLASS, ("Thing", "init(color: Int)", "kept", "thing/init(color:)", "Creates one."))

    def test_a_member_comes_after_its_type(self):
        self.fault("Thing has no row above", ("Thing", "var name: String?", "kept", "thing/name", "The name."))

    def test_a_sentence_ends(self):
        self.fault("does not end with a period", ("-", "class Thing: NSObject", "-", "thing", "A thing"))


class Writing(unittest.TestCase):
    def test_members_of_an_open_class(self):
        text = swift(CLASS,
                     ("Thing", "var isRed: Bool { get }", "value false", "thing/isred", "Whether it is red."),
                     ("Thing", "class var shared: Thing { get }", "shared", "thing/shared", "The thing."),
                     ("Thing", "func paint() throws", "throws Fault()", "thing/paint()", "Throws."))
        self.assertIn("open class Thing: NSObject {\n", text)
        self.assertIn("  open var isRed: Bool { false }\n", text)
        self.assertIn("  nonisolated(unsafe) private static let only = Thing()\n  open class var shared: Thing { only }\n", text)
        self.assertIn("  open func paint() throws { throw Fault() }\n", text)

    def test_members_that_a_protocol_lets_out_have_defaults(self):
        text = swift(("-", "protocol ThingDelegate: NSObjectProtocol", "-", "thingdelegate", "Called."),
                     ("ThingDelegate", "func begin()", "required", "thingdelegate/begin()", "Called."),
                     ("ThingDelegate", "func end()", "nothing", "thingdelegate/end()", "Called."))
        before, _, extension = text.partition("extension ThingDelegate {")
        self.assertIn("  func begin()\n", before)
        self.assertIn("  func end()\n", before)
        self.assertNotIn("begin", extension)
        self.assertIn("  public func end() {}\n", extension)

    def test_long_parameters_stand_below_each_other(self):
        long = "func paint(with color: ThingColor, and another: ThingColor, and aThird: ThingColor, done: () -> Void)"
        text = swift(CLASS, ("Thing", long, "calls done()", "thing/paint(with:and:and:done:)", "Paints."))
        self.assertIn("  open func paint(\n    with color: ThingColor,\n    and another: ThingColor,\n", text)
        self.assertTrue(all(len(line) <= stand_ins.WIDTH for line in text.splitlines()))

    def test_an_error_has_its_codes_as_members(self):
        rows = (("-", "error ThingError", "-", "thingerror-swift.struct", "A reason."),
                ("ThingError.Code", "case broken = 3", "-", "thingerror-swift.struct/code/broken", "It is broken."))
        text = swift(*rows)
        self.assertIn("    case broken = 3\n", text)
        self.assertIn("  public static var broken: Code { .broken }\n", text)


class Names(unittest.TestCase):
    INTERFACE = """\
import Foundation

open class Thing : NSObject {

    /// Paints.
    open func paint(with color: @escaping (Int) -> Void, _ other: Int = 3)

    public enum Kind : Int, Hashable, Sendable {

        case red
    }

    override public init()
}

public struct ThingError : Error, Hashable, Sendable {

    public static func == (a: ThingError, b: ThingError) -> Bool
}

extension NSURL {

    public var thing: Thing? { get }
}
"""

    def test_names_of_an_interface(self):
        self.assertEqual(stand_ins.declared(self.INTERFACE),
                         {"Thing", "Thing.paint(with:_:)", "Thing.Kind", "Thing.Kind.red", "ThingError", "NSURL.thing"})

    def test_a_public_name_without_a_row_is_seen(self):
        rows = stand_ins.named(table(CLASS, ("Thing", "enum Kind: Int", "-", "thing/kind", "A kind.")))
        self.assertEqual(stand_ins.declared(self.INTERFACE) - rows,
                         {"Thing.paint(with:_:)", "Thing.Kind.red", "ThingError", "NSURL.thing"})


if __name__ == "__main__":
    unittest.main()
