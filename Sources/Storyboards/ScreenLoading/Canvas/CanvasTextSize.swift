import DynamicType
import FontManagement
import HeadlessUIKit
import InterfaceBuilder
import LayoutGeometry

/// Finds the text size at which a document's canvas was drawn, and whether the app's designable
/// classes were drawn on it.
///
/// Few documents name it: the canvas takes the size of its author's preview, and runs the app's
/// classes where the app was built. Labels show it, because a single line is as high as its font's
/// line, and as wide as its text. So do objects that are shorter than the minimum of their class.
///
/// One label is enough where no other contradicts it. Widths count for the usual case only, Large
/// and the classes drawn: they keep a label that constraints made as high as another font from being
/// taken for that font.
struct CanvasTextSize {
  /// The text size that the saved labels show, or `nil` where they show none.
  private(set) var category: ContentSizeCategory?
  /// Whether labels have the fonts of their classes.
  private(set) var drawsDesignables = true

  private let scale: Double

  init(of document: InterfaceDocument, displayScale: Double, customClasses: CustomClasses) {
    scale = displayScale
    let labels = document.allObjects.compactMap { Self.line(of: $0, customClasses) }
    category = category(of: labels)
    let plain = labels.map(\.asInDocument)
    let other = category(of: plain)
    var designed = 0
    var undesigned = 0
    for (label, plain) in zip(labels, plain) where label.documentFont != nil {
      let asDocument = isSeen(plain, at: other ?? .large)
      let asClass =
        isSeen(label, at: category ?? .large)
        || asDocument && isAsWide(label, at: category ?? .large)
      if asClass && !asDocument { designed += 1 }
      if asDocument && !asClass { undesigned += 1 }
    }
    for node in document.allObjects {
      guard let least = Self.minimumHeight(of: node, customClasses), let frame = node[.view.frame]
      else {
        continue
      }
      if frame.height == least { designed += 1 }
      if frame.height < least { undesigned += 1 }
    }
    guard undesigned > 2 * designed else { return }
    drawsDesignables = false
    category = other
  }

  /// The height below which an object of a designable class is not drawn.
  private static func minimumHeight(of node: ObjectNode, _ classes: CustomClasses) -> Double? {
    guard let name = node.customClass, classes.isDesignable(name) else { return nil }
    return classes.properties(of: name, with: node.userDefinedRuntimeAttributes)?
      .minimumIntrinsicContentSize?.height
  }

  /// A label of one line.
  private struct Line {
    /// The font that it has where the app's classes are drawn.
    var font: CanvasFont
    /// The font that the document gives it, where its class gives it another one.
    var documentFont: CanvasFont? = nil
    var text: String
    var frame: Rect

    /// The label as it is where the app's classes are not drawn.
    var asInDocument: Line { Line(font: documentFont ?? font, text: text, frame: frame) }
  }

  private static func line(of node: ObjectNode, _ classes: CustomClasses) -> Line? {
    guard node.kind == .label, let frame = node[.view.frame], frame.height > 0,
      let text = node[.label.text], !text.contains("\n")
    else { return nil }
    let own = CanvasFont(classOf: node, classes)
    let document = CanvasFont(node[.label.font])
    guard let font = own ?? document else { return nil }
    return Line(font: font, documentFont: own == nil ? nil : document, text: text, frame: frame)
  }

  private func category(of lines: [Line]) -> ContentSizeCategory? {
    let growing = lines.filter(\.font.grows)
    var atLarge = growing.count { isSeen($0, at: .large) }
    let best = ContentSizeCategory.allCases
      .filter { $0 != .unspecified && $0 != .large }
      .map { category in (category, count: growing.count { isSeen($0, at: category) }) }
      .max { $0.count < $1.count }
    guard let best, best.count > 2 * atLarge else { return atLarge > 0 ? .large : nil }
    atLarge += growing.count { !isSeen($0, at: .large) && isAsWide($0, at: .large) }
    return best.count > 2 * atLarge ? best.0 : .large
  }

  /// Whether a label is exactly as high as its font's line at a text size, on the pixel grid.
  private func isSeen(_ line: Line, at category: ContentSizeCategory) -> Bool {
    let traits = TraitCollection(preferredContentSizeCategory: category)
    let height = line.font.font(compatibleWith: traits).lineHeight
    return abs(PixelGrid(scale: scale).roundedUp(height) - line.frame.height) < 0.01
  }

  /// Whether a label is as wide as its text in its font at a text size, within a pixel.
  private func isAsWide(_ line: Line, at category: ContentSizeCategory) -> Bool {
    let label = UILabel()
    label.font = line.font.font(
      compatibleWith: TraitCollection(preferredContentSizeCategory: category)
    )
    label.text = line.text
    return abs(label.intrinsicContentSize.width - line.frame.width) < 1 / scale + 0.01
  }
}

/// A font of the system as a canvas draws it.
private enum CanvasFont {
  case style(TextStyle)
  /// The text style that a runtime attribute names.
  case runtimeStyle(TextStyle)
  case custom(CustomClass.FontProperties)
  case system(Double)

  /// The font that the class of a label gives it.
  init?(classOf node: ObjectNode, _ classes: CustomClasses) {
    if let name = node.customClass, classes.classes[name] != nil {
      let properties = classes.properties(of: name, with: node.userDefinedRuntimeAttributes)
      guard classes.isDesignable(name), let font = properties?.font, font.name == nil else {
        return nil
      }
      self = .custom(font)
    } else if let style = node.runtimeTextStyle {
      self = .runtimeStyle(style)
    } else {
      return nil
    }
  }

  /// The font of the document, where it is the system's.
  init?(_ description: FontDescription?) {
    switch description {
    case .textStyle(let style)?: self = .style(style)
    case .system(let size, _)?: self = .system(size.points)
    default: return nil
    }
  }

  /// Whether it follows the text size.
  var grows: Bool {
    switch self {
    case .style, .runtimeStyle: true
    case .custom(let font): font.textStyle != nil
    case .system: false
    }
  }

  func font(compatibleWith traits: TraitCollection) -> Font {
    switch self {
    case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
    case .runtimeStyle(let style): ScaledSystemFont.font(style, compatibleWith: traits)
    case .custom(let font): ScaledSystemFont.font(font, compatibleWith: traits)
    case .system(let size): .systemFont(ofSize: size)
    }
  }
}
