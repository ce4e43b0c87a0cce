extension ContentSizeCategory: RawRepresentable {
  /// UIKit's raw value, such as `UICTContentSizeCategoryXS`.
  public var rawValue: String {
    self == .unspecified
      ? "_UICTContentSizeCategoryUnspecified" : "UICTContentSizeCategory" + names.raw
  }

  /// Creates a category from UIKit's raw value; an unknown value gives ``unspecified``.
  ///
  /// The initializer cannot fail because UIKit's cannot. To distinguish an unknown name from an
  /// unspecified category, use ``init(_:)``, which also reads the other spellings.
  public init(rawValue: String) {
    self = Self.allCases.first { Self.matches($0.rawValue, rawValue) } ?? .unspecified
  }
}

extension ContentSizeCategory: LosslessStringConvertible, CustomStringConvertible {
  /// The short name: `XS`, `S`, `M`, `L`, `XL`, `XXL`, `XXXL`, `AX1` to `AX5`, or `unspecified`.
  public var description: String { shortName }

  /// The short name: `XS` to `XXXL`, `AX1` to `AX5`, or `unspecified`.
  public var shortName: String { names.short }

  /// The name of UIKit's constant, such as `extraExtraLarge` or `accessibilityMedium`.
  public var uiKitName: String { names.uiKit }

  /// The name of the case of SwiftUI's `DynamicTypeSize`, such as `xxLarge` or `accessibility1`.
  ///
  /// `DynamicTypeSize` has no unspecified case; the name is then `unspecified`.
  public var dynamicTypeSizeName: String { names.swiftUI }

  /// Creates a category from any of its names, ignoring case, hyphens, underscores and spaces.
  ///
  /// It reads short names (`XXL`, `AX3`), the names of UIKit (`extraExtraLarge`) and of SwiftUI
  /// (`xxLarge`, `accessibility3`), raw values, constants of Objective-C
  /// (`UIContentSizeCategoryExtraLarge`) and shorthands of articles (`AccessibilityXL`, `AXL`). Any
  /// other text gives `nil`.
  public init?(_ description: String) {
    let found = ([.unspecified] + Self.allCases).first { category in
      let names = category.names
      return Self.matches(description, names.short)
        || Self.matches(description, names.uiKit)
        || Self.matches(description, names.swiftUI)
        || Self.matches(description, names.raw)
        || names.abbreviated.map { Self.matches(description, $0) } ?? false
        || Self.matches(description, category.rawValue)
        || Self.matches(description, "UIContentSizeCategory" + names.uiKit)
    }
    guard let found else { return nil }
    self = found
  }

  /// Returns whether two names are equal but for case and separators; ASCII only, so Embedded Swift links.
  static func matches(_ lhs: String, _ rhs: String) -> Bool {
    let left = lhs.utf8.lazy.filter { !isSeparator($0) }.map(lowercase)
    let right = rhs.utf8.lazy.filter { !isSeparator($0) }.map(lowercase)
    return left.elementsEqual(right)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ")
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}

extension ContentSizeCategory {
  private struct Names {
    var short: String
    var uiKit: String
    var swiftUI: String
    var raw: String

    /// The raw name with one letter for `Accessibility`, as articles write it.
    var abbreviated: String?
  }

  private var names: Names {
    switch self {
    case .unspecified:
      Names(short: "unspecified", uiKit: "unspecified", swiftUI: "unspecified", raw: "unspecified")
    case .extraSmall: Names(short: "XS", uiKit: "extraSmall", swiftUI: "xSmall", raw: "XS")
    case .small: Names(short: "S", uiKit: "small", swiftUI: "small", raw: "S")
    case .medium: Names(short: "M", uiKit: "medium", swiftUI: "medium", raw: "M")
    case .large: Names(short: "L", uiKit: "large", swiftUI: "large", raw: "L")
    case .extraLarge: Names(short: "XL", uiKit: "extraLarge", swiftUI: "xLarge", raw: "XL")
    case .extraExtraLarge:
      Names(short: "XXL", uiKit: "extraExtraLarge", swiftUI: "xxLarge", raw: "XXL")
    case .extraExtraExtraLarge:
      Names(short: "XXXL", uiKit: "extraExtraExtraLarge", swiftUI: "xxxLarge", raw: "XXXL")
    case .accessibilityMedium:
      Names(
        short: "AX1",
        uiKit: "accessibilityMedium",
        swiftUI: "accessibility1",
        raw: "AccessibilityM",
        abbreviated: "AM"
      )
    case .accessibilityLarge:
      Names(
        short: "AX2",
        uiKit: "accessibilityLarge",
        swiftUI: "accessibility2",
        raw: "AccessibilityL",
        abbreviated: "AL"
      )
    case .accessibilityExtraLarge:
      Names(
        short: "AX3",
        uiKit: "accessibilityExtraLarge",
        swiftUI: "accessibility3",
        raw: "AccessibilityXL",
        abbreviated: "AXL"
      )
    case .accessibilityExtraExtraLarge:
      Names(
        short: "AX4",
        uiKit: "accessibilityExtraExtraLarge",
        swiftUI: "accessibility4",
        raw: "AccessibilityXXL",
        abbreviated: "AXXL"
      )
    case .accessibilityExtraExtraExtraLarge:
      Names(
        short: "AX5",
        uiKit: "accessibilityExtraExtraExtraLarge",
        swiftUI: "accessibility5",
        raw: "AccessibilityXXXL",
        abbreviated: "AXXXL"
      )
    }
  }
}

extension CaseIterable where Self: CustomStringConvertible {
  /// Returns the case whose description a text is, ignoring case and separators, or `nil`.
  static func named(_ description: String) -> Self? {
    allCases.first { ContentSizeCategory.matches($0.description, description) }
  }
}
