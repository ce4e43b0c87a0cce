// A program that uses floor 0 alone: no Foundation, no other package, no system library.

import AutoLayout
import DynamicType

/// Prints what a screen of text measures at the default size and at the largest one.
@main
enum CoreClient {
  static func main() throws {
    for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      print(category)
      printStyles(at: category)
      printScaling(at: category)
      printLayout(at: category)
      try printFrame(at: category)
    }
  }

  /// The sizes that the system gives its text styles.
  static func printStyles(at category: ContentSizeCategory) {
    for style in [TextStyle.largeTitle, .body, .caption2] {
      guard let entry = TypeTable.iOS.entry(for: style, at: category) else { continue }
      print("  \(style): \(entry.pointSize) on \(entry.leading), \(entry.weight)")
    }
  }

  /// Numbers of an app's own that grow as the text does: a spacing and a font.
  static func printScaling(at category: ContentSizeCategory) {
    let traits = TraitCollection(preferredContentSizeCategory: category, displayScale: 3)
    let metrics = FontMetrics(forTextStyle: .body)
    let spacing = metrics.scaledValue(for: 8, compatibleWith: traits)
    let size = metrics.scaledPointSize(for: 17, maximumPointSize: 40, compatibleWith: traits)
    print("  spacing of 8: \(spacing)")
    print("  font of 17, 40 at most: \(size)")
  }

  /// Decisions that depend on the category.
  static func printLayout(at category: ContentSizeCategory) {
    let axis = category.isAccessibilityCategory ? "vertical" : "horizontal"
    print("  stack: \(axis)")
    print("  readable width: \(ReadableWidth(for: category).points)")
  }
  /// A label of the readable width in the middle of a screen, as wide as its text if there is room.
  static func printFrame(at category: ContentSizeCategory) throws {
    let solver = Solver()
    let (left, width) = (solver.makeVariable(named: "left"), solver.makeVariable(named: "width"))
    try solver.add(2 * left + width == 390)
    try solver.add(left >= 16)
    try solver.add(width <= ReadableWidth(for: category).points)
    try solver.add(Constraint(width == 500, priority: .defaultHigh))
    print("  label: \(solver.value(of: width)) at \(solver.value(of: left))")
  }
}
