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
      #expect(command.output.contains("Add at the end of Package.swift"))
      #expect(command.output.contains("    #if os(Linux)\n"))
      #expect(!command.output.contains("DynamicTypeTesting"))
      let file = folder.appending(path: "Tests/CardsTests/LargerTextTests.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.hasPrefix("#if os(Linux)\nimport ScreenTesting\nimport Testing\nimport UIKit\n"))
      #expect(text.hasSuffix("}\n#endif\n"))
      #expect(text.contains("@testable import Cards"))
      let plain = folder.appending(path: "Sources/Cards/AppleSources.swift")
      #expect(try String(contentsOf: plain, encoding: .utf8).hasPrefix("// "))
      #expect(text.contains("expectLargerText(\"CardController\") { CardController() }"))
      #expect(text.contains("expectLargerText(\"BadgeView\") { BadgeView() }"))
      let again = try Command("new", "test", folder.path)
      #expect(again.status == 64 && again.error.contains("is there already"))
      #expect(try Command("new", "test", folder.path, "--force").status == 0)
    }
  }

  @Test("takes the views of SwiftUI that can be made by their name alone")
  func swiftUI() throws {
    let source = #"""
      import SwiftUI
      import UIKit
      struct Home: View {
        @State private var isOn = false
        @State var name: String?
        @Environment(\.locale) private var locale
        @FocusState var isFocused: Bool
        static let title: String = "Home"
        let size = 3
        var count: Int { 3 }
        var body: some View { Text("Home") }
      }
      struct Row: View { let title: String; var body: some View { Text(title) } }
      struct Bound: View { @Binding var on: Bool; var body: some View { Text("a") } }
      struct Shared: View { @EnvironmentObject var model: Model; var body: some View { Text("a") } }
      struct Own: View { @Environment(Model.self) var model; var body: some View { Text("a") } }
      struct Box<Content: View>: View { var body: some View { Text("a") } }
      private struct Hidden: View { var body: some View { Text("a") } }
      struct Made: View { init(_ name: String) {}; var body: some View { Text("a") } }
      private class HiddenController: UIViewController {}
      """#
    try withPackage(source) { folder in
      let command = try Command("new", "test", folder.path)
      #expect(command.output.contains("with 1 screen of 'Cards'"), "\(command.error)")
      let file = folder.appending(path: "Tests/CardsTests/LargerTextTests.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("import DynamicTypeTesting\nimport SwiftUI\nimport Testing\n"))
      #expect(text.contains("expectLargerText(\"Home\") { Home() }"))
    }
  }

  @Test("says what is wrong with a package without screens, and with none")
  func mistakes() throws {
    try withPackage("public struct Card {}") { folder in
      let command = try Command("new", "test", folder.path)
      #expect(command.status == 66)
      #expect(command.error.contains("the package has no controller or view"))
      #expect(command.error.contains("hint: "))
      let unknown = try Command("new", "test", folder.path, "--target", "Card")
      #expect(unknown.error.contains("no library target 'Card'; there are 'Cards'"))
      let none = try Command("new", "test", folder.appending(path: "Sources").path)
      #expect(none.status == 66 && none.error.contains("holds no Package.swift"))
    }
  }
}
