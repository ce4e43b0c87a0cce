/// One of the nine weights of Apple's system fonts.
public enum FontWeight: Hashable, Sendable, CaseIterable {
  /// 100 in CSS.
  case ultraLight
  /// 200 in CSS.
  case thin
  /// 300 in CSS.
  case light
  /// 400 in CSS.
  case regular
  /// 500 in CSS.
  case medium
  /// 600 in CSS.
  case semibold
  /// 700 in CSS.
  case bold
  /// 800 in CSS.
  case heavy
  /// 900 in CSS.
  case black
}

extension FontWeight {
  /// The weight on the scale of CSS and OpenType, 100 to 900.
  public var cssValue: Int { (position + 1) * 100 }

  /// The position among the nine weights, 0 for the lightest.
  var position: Int {
    switch self {
    case .ultraLight: 0
    case .thin: 1
    case .light: 2
    case .regular: 3
    case .medium: 4
    case .semibold: 5
    case .bold: 6
    case .heavy: 7
    case .black: 8
    }
  }
}

extension FontWeight: Comparable {
  /// Orders weights from light to heavy.
  public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.position < rhs.position }
}

extension FontWeight: LosslessStringConvertible {
  /// The name of UIKit's constant, such as `semibold`.
  public var description: String {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }

  /// Creates a weight from UIKit's name, ignoring case and separators, or `nil`.
  public init?(_ description: String) {
    guard let weight = Self.named(description) else { return nil }
    self = weight
  }
}
