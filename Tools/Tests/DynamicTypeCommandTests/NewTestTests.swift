import Foundation
import Testing

@Suite("dynamictype new test")
struct NewTestTests {
  /// A package with one source, removed after use.
  private func withPackage(_ source: String, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let sources = folder.appending(path: "Sources/Cards")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Cards", targets: [.target(name: "Cards")])
      """
    try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    try Data(source.utf8).write(to: sources.appending(path: "Card.swift"))
    try body(folder)
  }

  @Test("writes a test for each screen that needs no arguments, once")
  func written() throws {
    let source = """
      import UIKit
      class CardController: UIViewController {}
      class CardView: UIView { init(text: String) { super.init(frame: .zero) } }
      class BadgeView: UIView {}
      """
    try withPackage(source) { folder in
      let command = try Command("new", "test", folder.path)
      #expect(command.status == 0, "\(command.error)")
      #expect(command.output.contains("with 2 screens of 'Cards'"))
      #expect(command.output.contains("name: \"CardsTests\""))
      let file = folder.appending(path: "Tests/CardsTests/LargerTextTests.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("@testable import Cards"))
      #expect(text.contains("expectLargerText(\"CardController\") { CardController() }"))
      #expect(text.contains("expectLargerText(\"BadgeView\", view: { BadgeView() })"))
      let again = try Command("new", "test", folder.path)
      #expect(again.status == 64 && again.error.contains("is there already"))
      #expect(try Command("new", "test", folder.path, "--force").status == 0)
    }
  }

  @Test("says what is wrong with a package without screens, and with none")
  func mistakes() throws {
    try withPackage("public struct Card {}") { folder in
      let command = try Command("new", "test", folder.path)
      #expect(command.status == 64)
      #expect(command.error.contains("the package has no controller or view"))
      #expect(command.error.contains("hint: "))
      let unknown = try Command("new", "test", folder.path, "--target", "Card")
      #expect(unknown.error.contains("no library target 'Card'; there are 'Cards'"))
      let none = try Command("new", "test", folder.appending(path: "Sources").path)
      #expect(none.status == 64 && none.error.contains("holds no Package.swift"))
    }
  }
}
