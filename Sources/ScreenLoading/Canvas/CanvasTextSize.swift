import DynamicType
import FontManagement
import InterfaceBuilder

/// Finds the text size at which a document's canvas was drawn.
///
/// A document says it seldom: the canvas takes the size of its author's preview. The labels say it:
/// a single line in a text style is as high as the font's line at that size.
enum CanvasTextSize {
  /// The least number of labels that must agree.
  private static let leastLabels = 2

  /// The text size that the saved labels show, or `nil` where they show none or Large.
  static func category(of document: InterfaceDocument, displayScale: Double) -> ContentSizeCategory?
  {
    var heights: [(style: TextStyle, isScaled: Bool, height: Double)] = []
    for node in document.allObjects where node.kind == .label {
      guard let frame = node.frame, frame.height > 0, node.text?.contains("\n") == false else {
        continue
      }
      if case .textStyle(let style)? = node.fontDescription {
        heights.append((style, false, frame.height))
      } else if let style = node.runtimeTextStyle {
        heights.append((style, true, frame.height))
      }
    }
    func matches(_ category: ContentSizeCategory) -> Int {
      heights.count { abs(line($0.style, $0.isScaled, category, displayScale) - $0.height) < 0.01 }
    }
    let atLarge = matches(.large)
    let best = ContentSizeCategory.allCases
      .filter { $0 != .unspecified && $0 != .large }
      .map { (category: $0, count: matches($0)) }
      .max { $0.count < $1.count }
    guard let best, best.count >= (atLarge == 0 ? leastLabels : 3), best.count > 2 * atLarge else {
      return nil
    }
    return best.category
  }

  /// The height of a line in a style, on the pixel grid.
  private static func line(
    _ style: TextStyle,
    _ isScaled: Bool,
    _ category: ContentSizeCategory,
    _ scale: Double
  ) -> Double {
    let traits = TraitCollection(preferredContentSizeCategory: category)
    let font =
      isScaled
      ? LoadContext.scaledFont(style, compatibleWith: traits)
      : Font.preferredFont(forTextStyle: style, compatibleWith: traits)
    let height = font.lineHeight
    return (height * scale - 1e-4).rounded(.up) / scale
  }
}
