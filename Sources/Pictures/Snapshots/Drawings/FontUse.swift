public import DynamicType
import FontDescriptors
public import FontManagement

/// A font as a text uses it.
public struct FontUse: Hashable, Sendable {
  /// The PostScript name, as the program sees it.
  public var name: String

  /// The size in points.
  public var pointSize: Double

  /// The text style whose scaling the font follows; nil for a font of a fixed size.
  public var textStyle: TextStyle?

  /// Whether the size follows the category while the program runs: a scalable font in an object
  /// that adjusts it.
  public var adjustsForContentSizeCategory: Bool

  /// The size at Large in points; that of a fixed font is its size.
  public var basePointSize: Double

  /// The largest size in points that the program allows; nil for no limit.
  public var maximumPointSize: Double?

  /// The error of widths where another font stands in, as a share: 0.05 is 5 percent.
  ///
  /// It is 0 where the widths are those of the requested font or measured for it, and 1 where
  /// nothing is known.
  public var widthError: Double

  /// Creates a font's facts.
  public init(
    name: String,
    pointSize: Double,
    textStyle: TextStyle? = nil,
    adjustsForContentSizeCategory: Bool = false,
    basePointSize: Double? = nil,
    maximumPointSize: Double? = nil,
    widthError: Double = 0
  ) {
    self.name = name
    self.pointSize = pointSize
    self.textStyle = textStyle
    self.adjustsForContentSizeCategory = adjustsForContentSizeCategory
    self.basePointSize = basePointSize ?? pointSize
    self.maximumPointSize = maximumPointSize
    self.widthError = widthError
  }

  /// Creates the facts of a font.
  ///
  /// - Parameters:
  ///   - font: the font at the size in which it is drawn.
  ///   - adjusts: whether the object that shows the text changes the font with the category.
  ///   - traits: the traits of the object; nil takes the current ones.
  public init(_ font: Font, adjusts: Bool, compatibleWith traits: TraitCollection? = nil) {
    let scaling = font.request.scaling.base
    self.init(
      name: font.fontName,
      pointSize: font.pointSize,
      textStyle: font.textStyle,
      adjustsForContentSizeCategory: adjusts && font.adjustsForContentSizeCategory,
      basePointSize: scaling?.pointSize ?? Self.size(of: font, atLargeIn: traits ?? .current),
      maximumPointSize: scaling?.maximumPointSize,
      widthError: font.diagnostics.map(\.widthError.share).max() ?? 0
    )
  }

  private static func size(of font: Font, atLargeIn traits: TraitCollection) -> Double {
    guard font.adjustsForContentSizeCategory else { return font.pointSize }
    return font.adjusted(to: traits.modifyingTraits { $0.preferredContentSizeCategory = .large })
      .pointSize
  }
}

extension FontDiagnostic.WidthError {
  /// The error as a share of the width, 1 where it is not known.
  fileprivate var share: Double {
    switch self {
    case .none, .measured: 0
    case .expected(let share), .upTo(let share): min(share.magnitude, 1)
    case .unknown: 1
    }
  }
}
