import AppPrograms
/// The source of a first test.

struct TestSource {
  var target: String
  var screens: [MakeableScreens.Screen]

  /// The module with `expectLargerText`: the part for UIKit builds without SwiftUI.
  var testing: String {
    screens.contains(where: \.isSwiftUI) ? "DynamicTypeTesting" : "ScreenTesting"
  }

  /// Apple's modules that the test imports, with the products that provide them on Linux.
  var products: [String] {
    (screens.contains { !$0.isSwiftUI } ? ["HeadlessUIKit"] : [])
      + (screens.contains(where: \.isSwiftUI) ? ["SwiftUI"] : []) + [testing]
  }

  /// The text, with a test for each screen; empty on other systems than Linux.
  var text: String {
    var modules = [testing, "Testing"]
    if screens.contains(where: \.isSwiftUI) { modules.append("SwiftUI") }
    if screens.contains(where: { !$0.isSwiftUI }) { modules.append("UIKit") }
    var lines = ["#if os(Linux)"] + modules.sorted().map { "import \($0)" }
    lines += [
      "", "@testable import \(Self.module(target))", "",
      "/// Looks for texts that are cut, covered or do not grow, at the twelve text sizes.",
      "@Suite(\"Screens at every text size\")",
      "struct LargerTextTests {",
    ]
    for (number, screen) in screens.enumerated() {
      if number > 0 { lines.append("") }
      lines.append("  @Test func `\(screen.name) works at every text size`() {")
      lines.append("    \(Self.call(screen))")
      lines.append("  }")
    }
    return (lines + ["}", "#endif", ""]).joined(separator: "\n")
  }

  /// The name of a target as a module.
  private static func module(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  private static func call(_ screen: MakeableScreens.Screen) -> String {
    "expectLargerText(\"\(screen.name)\") { \(screen.expression) }"
  }
}
