/// The source of a first test.
struct TestSource {
  var target: String
  var screens: [MakeableScreens.Screen]

  /// The text, with a test for each screen.
  var text: String {
    let module = PreviewPackage.module(target)
    var lines = [
      "import DynamicTypeTesting", "import Testing", "import UIKit", "",
      "@testable import \(module)", "",
      "/// Looks for texts that are cut, covered or do not grow, at the twelve text sizes.",
      "@Suite(\"Screens at every text size\")",
      "struct LargerTextTests {",
    ]
    for (number, screen) in screens.enumerated() {
      if number > 0 { lines.append("") }
      lines.append("  @Test func `\(screen.name) works at every text size`() {")
      lines.append(
        screen.isView
          ? "    expectLargerText(\"\(screen.name)\", view: { \(screen.expression) })"
          : "    expectLargerText(\"\(screen.name)\") { \(screen.expression) }"
      )
      lines.append("  }")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }
}
