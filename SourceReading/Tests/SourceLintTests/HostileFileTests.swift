import Diagnostics
import FileAccess
import Foundation
import SourceLint
import Testing

@Suite("Files that do harm to a linter")
struct HostileFileTests {
  struct File: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let rule: String?

    init(_ name: String, _ text: String, _ rule: String?) {
      self.init(name, Array(text.utf8), rule)
    }

    init(_ name: String, _ bytes: [UInt8], _ rule: String?) {
      self.name = name
      self.bytes = bytes
      self.rule = rule
    }

    var testDescription: String { "\(name), \(bytes.count) bytes" }
  }

  private static func many(_ part: String, _ count: Int = 50_000) -> String {
    String(repeating: part, count: count)
  }

  /// Constants that are each one of many fonts, the next of which is one of many again.
  private static let choices =
    "import UIKit\n"
    + (0..<6).map { "let a\($0) = " + many("a\($0 + 1) ?? ", 200) + "a\($0 + 1)\n" }.joined()
    + "func f() { label.font = a0 }\n"

  /// A class with more labels than the code of a screen has, each of which is compared with the others.
  private static let labels =
    "import UIKit\nclass A: UIView { func f() {\n"
    + (0..<3_000).map {
      "l\($0).font = .preferredFont(forTextStyle: .body)\nl\($0).numberOfLines = 1\n"
    }.joined() + "} }\n"

  /// A xib with these objects, which is not closed.
  private static func xib(_ objects: String) -> String {
    "<?xml version='1.0'?><document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'"
      + " version='3.0' useAutolayout='YES'><objects>\(objects)"
  }

  @Test(
    .serialized,
    arguments: [
      File("A.swift", "import UIKit\n" + many("("), "source-unreadable"),
      File("A.swift", "import UIKit\n" + many("[") + many("]"), "source-unreadable"),
      File("A.swift", "import UIKit\nlet a = b" + many(".c", 20_000), "source-unreadable"),
      File("A.swift", "import UIKit\nlet f = a" + many(".font()", 20_000), "source-unreadable"),
      File("A.swift", "import UIKit\nlet a: B" + many("<C"), "source-unreadable"),
      File("A.swift", "x.font(" + many("[", 22) + "1" + many("]", 22) + ")", "source-unreadable"),
      File("A.swift", "font(" + many("[", 24), "source-unreadable"),
      File("A.swift", choices, "source-unreadable"),
      File("A.swift", labels, "source-unreadable"),
      File("A.swift", Array("UIKit".utf8) + [0, 1, 2, 0xFF], "source-unreadable"),
      File("A.swift", "import UIKit\n" + many(" ", 5 << 20), "source-unreadable"),
      File("A.swift", "import UIKit\nfunc f( { label.font = ", "source-syntax"),
      File(
        "A.swift",
        "import UIKit\n<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n",
        "source-syntax"
      ),
      File("A.swift", [0xFF, 0xFE] + Array("import UIKit\n".utf8), nil),
      File("A.swift", "", nil),
      File("A.storyboard", "<<<<<<< HEAD\n<document/>\n=======\n>>>>>>> b\n", "source-unreadable"),
      File("A.xib", "no document", "source-unreadable"),
      File("A.xib", xib("<view id='a'><subviews>"), "source-syntax"),
      File("A.xib", xib(many("<view><subviews>") + many("</subviews></view>")), "source-syntax"),
      File("A.xcassets/a.imageset/Contents.json", many("["), "source-unreadable"),
      File("a.css", many("{"), nil),
      File("a.css", "/* " + many("a{b:c;"), nil),
      File("a.html", many("<style>"), nil),
      File("a.html", many("<meta"), nil),
      File("Info.plist", "<plist><dict>" + many("<key>", 1_000), nil),
    ]
  )
  func `are answered by a diagnostic`(file: File) {
    let found = SourceLinter().findings(in: file.bytes, path: "App/\(file.name)")
    if let rule = file.rule {
      #expect(found.contains { $0.rule.id == rule })
    }
  }

  @Test func `a file that takes too many steps is named, and the others are linted`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "steps-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileReplacement.write(Self.choices, to: folder + "/A.swift")
    try FileReplacement.write(
      "import UIKit\nlet a = UIFont.systemFont(ofSize: 12)\n",
      to: folder + "/B.swift"
    )
    let found = SourceLinter().findings(inFiles: [folder + "/A.swift", folder + "/B.swift"])
    let steps = found.filter { $0.rule.id == "source-unreadable" }
    #expect(steps.map(\.location.file) == [folder + "/A.swift"])
    #expect(steps.first?.message.contains("too many steps") == true)
    #expect(
      found.contains { $0.location.file.hasSuffix("B.swift") && $0.rule.id == "fixed-system-font" }
    )
  }

  @Test func `a file that cannot be read is named without its folder, which is the place`() {
    let path = "/no/such/folder/A.swift"
    let found = SourceLinter().findings(inFiles: [path])
    #expect(found.map(\.location.file) == [path])
    #expect(found.map(\.message) == ["'A.swift' does not exist."])
  }

  @Test func `many comments and findings are compared in time`() {
    let code = "// dynamic-type:disable fixed-system-font\nlet a = UIFont.systemFont(ofSize: 12)\n"
    let found = SourceLinter()
      .findings(in: Array(("import UIKit\n" + Self.many(code, 4_000)).utf8), path: "A.swift")
    #expect(found.filter { $0.rule.id != "suppression-unused" }.map(\.message) == [])
  }

  @Test func `code that does not parse is found where it stands`() {
    let code = "import UIKit\nlet a = 1\nfunc f() { label.font = \n}\n"
    let found = SourceLinter().findings(in: Array(code.utf8), path: "A.swift")
      .filter { $0.rule.id == "source-syntax" }
    #expect(found.map(\.location.line) == [3])
  }

  @Test(arguments: [
    "var event: (@MainActor() async -> Void)?", "#if os(macOS)\nfunc f( {\n#endif",
  ])
  func `code that the compiler of iOS takes is no finding`(code: String) {
    let found = SourceLinter().findings(in: Array("import UIKit\n\(code)".utf8), path: "A.swift")
    #expect(found.map(\.rule.id) == [])
  }

  @Test func `code around what does not parse is checked`() {
    let code = "import UIKit\nfunc f() { label.font = UIFont.systemFont(ofSize: 12) }\nclass {"
    let found = SourceLinter().findings(in: Array(code.utf8), path: "A.swift").map(\.rule.id)
    #expect(found.contains("fixed-system-font") && found.contains("source-syntax"))
  }

  @Test func `both sides of a merge that was not finished are checked`() {
    let code = """
      import UIKit
      func f() {
      <<<<<<< HEAD
        label.font = .systemFont(ofSize: 12)
      =======
        label.font = .systemFont(ofSize: 13)
      >>>>>>> larger
      }
      """
    let found = SourceLinter().findings(in: Array(code.utf8), path: "A.swift")
    #expect(
      found.map { "\($0.location.line) \($0.rule.id)" }
        == ["3 source-syntax", "4 fixed-system-font", "6 fixed-system-font"]
    )
  }
}
