import Foundation
import Testing

@Suite("dynamictype lint") struct LintTests {
  /// A folder with an app, which goes with the suite.
  final class App: Sendable {
    let path: String

    init() throws {
      path = FileManager.default.temporaryDirectory.appending(path: "lint-\(UUID())").path
      try FileManager.default.createDirectory(
        atPath: path + "/Sources",
        withIntermediateDirectories: true
      )
      try add("Sources/Row.swift", "import UIKit\nlabel.font = UIFont.systemFont(ofSize: 15)\n")
      try add(
        "Sources/Fine.swift",
        "import UIKit\nlet f = UIFont.preferredFont(forTextStyle: .body)\n"
      )
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func add(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: URL(filePath: file(name)))
    }

    func file(_ name: String) -> String { path + "/" + name }

    func text(_ name: String) throws -> String {
      try String(decoding: Data(contentsOf: URL(filePath: file(name))), as: UTF8.self)
    }
  }

  let app: App

  init() throws { app = try App() }

  private func run(_ arguments: String..., input: String? = nil) throws -> Command {
    try Command(["lint"] + arguments, input: input)
  }

  @Test("finds a fixed font with its line, and ends with 2")
  func findings() throws {
    let command = try run(app.path, "--format", "xcode")
    #expect(command.status == 2)
    #expect(command.output.contains("Row.swift:2:14: error:"))
    #expect(!command.output.contains("Fine.swift:"))
  }

  @Test(
    "ends with 0 where nothing fails the run",
    arguments: [["--lenient"], ["--fail-on", "never"]]
  )
  func leniency(options: [String]) throws {
    #expect(try Command(["lint", app.path] + options).status == 0)
  }

  @Test("takes findings back by a comment, and names comments that take nothing back")
  func comments() throws {
    try app.add(
      "Sources/Row.swift",
      """
      import UIKit
      // dynamic-type:disable:next fixed-system-font -- the size of the printed label
      label.font = UIFont.systemFont(ofSize: 15)
      // dynamic-type:disable:this fixed-row-height

      """
    )
    let command = try run(app.path, "--format", "xcode")
    #expect(command.status == 0)
    #expect(!command.output.contains("fixed-system-font"))
    #expect(command.output.contains("Row.swift:4:4: warning:"))
  }

  @Test("lints the standard input under a name")
  func standardInput() throws {
    let command = try run(
      "-",
      "--stdin-path",
      "Cell.swift",
      "--format",
      "xcode",
      input: "import UIKit\ntableView.rowHeight = 56\n"
    )
    #expect(command.status == 2)
    #expect(command.output.contains("Cell.swift:2:1"))
  }

  @Test("writes safe fixes only, unless it is asked for more")
  func fixes() throws {
    let label =
      "import UIKit\nfunc f() {\n  let label = UILabel()\n"
      + "  label.font = .preferredFont(forTextStyle: .body)\n  label.font = .systemFont(ofSize: 17)\n}\n"
    try app.add("Sources/Row.swift", label)
    _ = try run(app.path, "--fix")
    let fixed = try app.text("Sources/Row.swift")
    #expect(fixed.contains("  label.adjustsFontForContentSizeCategory = true\n"))
    #expect(fixed.contains(".systemFont(ofSize: 17)"))
    _ = try run(app.path, "--fix-unsafe")
    #expect(!(try app.text("Sources/Row.swift").contains(".systemFont(ofSize: 17)")))
  }

  @Test("compares with a baseline")
  func baseline() throws {
    let file = app.file("baseline.json")
    #expect(try run(app.path, "--baseline", file, "--write-baseline").status == 0)
    #expect(try run(app.path, "--baseline", file).status == 0)
    try app.add("Sources/New.swift", "import UIKit\nlabel.font = UIFont.systemFont(ofSize: 12)\n")
    let command = try run(app.path, "--baseline", file, "--format", "xcode")
    #expect(command.status == 2)
    #expect(!command.output.contains("Row.swift"))
  }

  @Test("answers at once while nothing has changed, and again with the files after a change")
  func answers() throws {
    let cache = ["XDG_CACHE_HOME": app.file("cache")]
    let arguments = ["lint", app.file("Sources"), "--format", "xcode"]
    let first = try Command(arguments, environment: cache)
    let second = try Command(arguments, environment: cache)
    #expect(second.output == first.output && second.error == first.error)
    #expect(second.status == first.status)
    let kept = try FileManager.default.subpathsOfDirectory(atPath: app.file("cache"))
    #expect(kept.contains { $0.hasSuffix(".json") })
    try app.add("Sources/New.swift", "import UIKit\nlabel.font = UIFont.systemFont(ofSize: 12)\n")
    #expect(try Command(arguments, environment: cache).output.contains("New.swift:2"))
  }

  @Test("writes a report into a file again that has gone")
  func reportFile() throws {
    let cache = ["XDG_CACHE_HOME": app.file("cache")]
    let arguments = ["lint", app.file("Sources"), "--format", "json", "-o", app.file("lint.json")]
    _ = try Command(arguments, environment: cache)
    let text = try app.text("lint.json")
    try FileManager.default.removeItem(atPath: app.file("lint.json"))
    #expect(try Command(arguments, environment: cache).output.isEmpty)
    #expect(try app.text("lint.json") == text)
  }

  @Test("takes levels from the configuration, by folder as well")
  func configuration() throws {
    try app.add(
      ".dynamictype.json",
      #"{"overrides": [{"paths": ["Sources/**"], "rules": {"fixed-system-font": "note"}}]}"#
    )
    #expect(try run(app.path).status == 0)
  }

  @Test("explains each rule with examples")
  func explanation() throws {
    let command = try run("--explain", "fixed-text-frame")
    #expect(command.status == 0)
    #expect(command.output.contains("## Code that is found"))
  }

  @Test(
    "names what is wrong in its arguments",
    arguments: [
      ["--explain", "fixed-system-fond"], ["nowhere"], ["--format", "yaml"],
      ["--strict", "--lenient"], [".", "--since", "no-such-revision"],
    ]
  )
  func mistakes(arguments: [String]) throws {
    let command = try Command(["lint"] + arguments)
    #expect(command.status == (arguments == ["nowhere"] ? 66 : 64))
    #expect(command.output.isEmpty)
  }
}
