public import DynamicType

/// The font that a document asks for.
public enum FontDescription: Hashable, Sendable {
  /// A text style, which the text size scales.
  case textStyle(TextStyle)
  /// The system font at a fixed size.
  case system(size: FontSize, weight: FontWeight)
  /// The system font in italics at a fixed size.
  case italicSystem(size: FontSize)
  /// A font by its PostScript name, with the family for people; the size is fixed.
  case named(name: String, family: String?, size: FontSize)

  /// A size in points, or one of the sizes that the system names.
  public enum FontSize: Hashable, Sendable {
    /// A number of points.
    case points(Double)
    /// The size of buttons: `UIFont.buttonFontSize`, 18 points.
    case button
    /// The size of labels: `UIFont.labelFontSize`, 17 points.
    case label
    /// The standard size: `UIFont.systemFontSize`, 14 points.
    case system
    /// The small size: `UIFont.smallSystemFontSize`, 12 points.
    case smallSystem

    /// The size in points.
    ///
    /// The named sizes are those of the constants of Apple's `UIFont`.
    public var points: Double {
      switch self {
      case .points(let points): points
      case .button: 18
      case .label: 17
      case .system: 14
      case .smallSystem: 12
      }
    }
  }

  /// The size, which a text style has only for a category.
  public var size: FontSize? {
    switch self {
    case .textStyle: nil
    case .system(let size, _), .italicSystem(let size), .named(_, _, let size): size
    }
  }
}

extension FontDescription.FontSize {
  /// The largest size in points that is read, far above every screen.
  private static let largest = 10_000.0

  /// A size as documents write it; `nil` where no font has it, such as below zero.
  init?(points: Double) {
    guard points > 0 else { return nil }
    self = .points(min(points, Self.largest))
  }

  init?(name: String) {
    switch name {
    case "button": self = .button
    case "label": self = .label
    case "system": self = .system
    case "smallSystem": self = .smallSystem
    default: return nil
    }
  }
}
