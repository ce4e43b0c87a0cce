import Diagnostics
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
