public import DynamicType
public import FontDescriptors
public import FontManagement
public import Foundation

extension Font {
  /// A role of text to which the system assigns a size and a weight in every category.
  public typealias TextStyle = DynamicType.TextStyle

  /// One of the nine weights of the system fonts.
  public typealias Weight = FontWeight

  /// Creates the system's font, where UIKit makes a font as a placeholder.
  public init() { self = .systemFont(ofSize: Self.smallSystemFontSize) }

  /// The size of the text of labels, 17 points.
  ///
  /// This size and the three below are the values of the properties of the same names on iOS; Apple documents
  /// the properties without numbers.
  public static var labelFontSize: CGFloat { 17 }

  /// The size of the text of buttons, 18 points.
  public static var buttonFontSize: CGFloat { 18 }

  /// The size of the small system font, 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The size of the system font, 14 points.
  public static var systemFontSize: CGFloat { 14 }
}

extension FontWeight {
  /// The raw value of UIKit's weight, from -0.8 to 0.62.
  ///
  /// Source: the published values of the `UIFont.Weight` constants.
  public var rawValue: CGFloat {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }

  /// Finds the weight with the nearest number; of two, the lighter one.
  public init(rawValue: CGFloat) {
    let distances = Self.allCases.map { ($0, abs($0.rawValue - rawValue)) }
    self = distances.min { $0.1 < $1.1 }?.0 ?? .regular
  }
}

extension FontDescriptor {
  /// The traits of a face by name.
  public typealias SymbolicTraits = FontDescriptors.SymbolicTraits

  /// One of the designs of the system font.
  public typealias SystemDesign = FontDescriptors.SystemDesign

  /// Creates the descriptor of a face by its PostScript or full name, in a size in points.
  public init(name fontName: String, size: CGFloat) {
    self.init(postScriptName: fontName, pointSize: size)
  }
}

extension SymbolicTraits {
  /// The face leans.
  public static var traitItalic: SymbolicTraits { .italic }

  /// The face is bold.
  public static var traitBold: SymbolicTraits { .bold }

  /// The face is wider than normal.
  public static var traitExpanded: SymbolicTraits { .expanded }

  /// The face is narrower than normal.
  public static var traitCondensed: SymbolicTraits { .condensed }

  /// All characters have the same advance.
  public static var traitMonoSpace: SymbolicTraits { .monoSpace }

  /// The face is for vertical text.
  public static var traitVertical: SymbolicTraits { .vertical }

  /// The face is designed for user interfaces.
  public static var traitUIOptimized: SymbolicTraits { .uiOptimized }

  /// Lines are closer together.
  public static var traitTightLeading: SymbolicTraits { .tightLeading }

  /// Lines are further apart.
  public static var traitLooseLeading: SymbolicTraits { .looseLeading }
}

/// The measures in UIKit's type.
extension Font {
  /// The size in points.
  public var pointSize: CGFloat { CGFloat(measures.pointSize) }

  /// The height above the baseline.
  public var ascender: CGFloat { CGFloat(measures.ascender) }

  /// The depth below the baseline, a negative number.
  public var descender: CGFloat { CGFloat(measures.descender) }

  /// The height of a line.
  public var lineHeight: CGFloat { CGFloat(measures.lineHeight) }

  /// The gap between two lines.
  public var leading: CGFloat { CGFloat(measures.leading) }

  /// The height of capitals.
  public var capHeight: CGFloat { CGFloat(measures.capHeight) }

  /// The height of the x.
  public var xHeight: CGFloat { CGFloat(measures.xHeight) }
}
