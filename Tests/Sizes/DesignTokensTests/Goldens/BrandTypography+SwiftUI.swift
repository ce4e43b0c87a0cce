// Written by `dynamictype tokens build` from design tokens. Change the tokens, not this file.
// swift-format-ignore-file
#if canImport(SwiftUI)
public import SwiftUI
#endif

/// The typography of the design system, with numbers of the type table of iOS 26.
public enum BrandTypography: String, CaseIterable, Sendable {
  /// 13 points, weight 400, growing as footnote.
  case bodySmall = "typography.body.small"
  /// 16 points, weight 400, growing as callout.
  case bodyMedium = "typography.body.medium"
  /// 22 points, weight 600, growing as title2.
  case bodyLarge = "typography.body.large"
  /// 28 points, weight 700, growing as title1.
  case displaySmall = "typography.display.small"
  /// 10 points, weight 500, growing as caption2.
  case tab = "typography.tab"

  /// The weight.
  public var fontWeight: Font.Weight {
    switch self {
    case .bodySmall: .regular
    case .bodyMedium: .regular
    case .bodyLarge: .semibold
    case .displaySmall: .bold
    case .tab: .medium
    }
  }

  /// The family, or `nil` for the system font.
  public var fontFamily: String? {
    switch self {
    case .bodySmall: nil
    case .bodyMedium: nil
    case .bodyLarge: nil
    case .displaySmall: nil
    case .tab: nil
    }
  }

  /// Returns the size in points.
  public func fontSize(at size: DynamicTypeSize) -> Double {
    Self.value(fontSizes, at: size)
  }

  /// Returns the distance from baseline to baseline in points.
  public func lineHeight(at size: DynamicTypeSize) -> Double {
    Self.value(lineHeights, at: size)
  }

  /// Returns the space added between two lines in points.
  public func lineSpacing(at size: DynamicTypeSize) -> Double {
    Self.value(lineSpacings, at: size)
  }

  /// Returns the space added between letters in points.
  public func tracking(at size: DynamicTypeSize) -> Double {
    Self.value(trackings, at: size)
  }

  /// Returns the font, which does not scale further.
  public func font(at size: DynamicTypeSize) -> Font {
    let points = fontSize(at: size)
    guard let fontFamily else { return .system(size: points, weight: fontWeight) }
    return .custom(fontFamily, fixedSize: points).weight(fontWeight)
  }

  private static func value(_ values: [Double], at size: DynamicTypeSize) -> Double {
    values[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  private var fontSizes: [Double] {
    switch self {
    case .bodySmall: [12.0, 12.0, 12.0, 13.0, 14.0, 16.0, 17.0, 21.0, 24.0, 29.0, 33.0, 38.0]
    case .bodyMedium: [14.0, 14.0, 15.0, 16.0, 18.0, 19.0, 21.0, 24.0, 30.0, 35.0, 40.0, 46.0]
    case .bodyLarge: [19.0, 20.0, 20.0, 22.0, 24.0, 25.0, 27.0, 32.0, 37.0, 41.0, 46.0, 52.0]
    case .displaySmall: [27.0, 27.0, 27.0, 28.0, 30.0, 31.0, 34.0, 38.0, 42.0, 42.0, 42.0, 42.0]
    case .tab: [10.0, 10.0, 10.0, 10.0, 10.0, 10.0, 10.0, 10.0, 10.0, 10.0, 10.0, 10.0]
    }
  }

  private var lineHeights: [Double] {
    switch self {
    case .bodySmall: [18.0, 18.0, 18.0, 19.5, 21.0, 24.0, 25.5, 31.5, 36.0, 43.5, 49.5, 57.0]
    case .bodyMedium: [21.0, 21.0, 22.5, 24.0, 27.0, 28.5, 31.5, 36.0, 45.0, 52.5, 60.0, 69.0]
    case .bodyLarge: [23.75, 25.0, 25.0, 27.5, 30.0, 31.25, 33.75, 40.0, 46.25, 51.25, 57.5, 65.0]
    case .displaySmall: [33.75, 33.75, 33.75, 35.0, 37.5, 38.75, 42.5, 47.5, 52.5, 52.5, 52.5, 52.5]
    case .tab: [12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0]
    }
  }

  private var lineSpacings: [Double] {
    switch self {
    case .bodySmall: [3.6797, 3.6797, 3.6797, 3.9863, 4.293, 4.9063, 5.2129, 6.4395, 7.3594, 8.8926, 10.1191, 11.6523]
    case .bodyMedium: [4.293, 4.293, 4.5996, 4.9063, 5.5195, 5.8262, 6.4395, 7.3594, 9.1992, 10.7324, 12.2656, 14.1055]
    case .bodyLarge: [1.0762, 1.1328, 1.1328, 1.2461, 1.3594, 1.416, 1.5293, 1.8125, 2.0957, 2.3223, 2.6055, 2.9453]
    case .displaySmall: [1.5293, 1.5293, 1.5293, 1.5859, 1.6992, 1.7559, 1.9258, 2.1523, 2.3789, 2.3789, 2.3789, 2.3789]
    case .tab: [0.0664, 0.0664, 0.0664, 0.0664, 0.0664, 0.0664, 0.0664, 0.0664, 0.0664, 0.0664, 0.0664, 0.0664]
    }
  }

  private var trackings: [Double] {
    switch self {
    case .bodySmall: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    case .bodyMedium: [0.14, 0.14, 0.15, 0.16, 0.18, 0.19, 0.21, 0.24, 0.3, 0.35, 0.4, 0.46]
    case .bodyLarge: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    case .displaySmall: [-0.27, -0.27, -0.27, -0.28, -0.3, -0.31, -0.34, -0.38, -0.42, -0.42, -0.42, -0.42]
    case .tab: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    }
  }
}

/// Gives text the font, the letter spacing and the line height of the design system.
public struct BrandTypographyModifier: ViewModifier {
  /// The typography.
  public let typography: BrandTypography

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  /// Creates a modifier.
  public init(typography: BrandTypography) {
    self.typography = typography
  }

  /// Returns the content with the typography.
  public func body(content: Content) -> some View {
    // SwiftUI takes no negative spacing; tighter lines keep the font's own height.
    let spacing = max(typography.lineSpacing(at: dynamicTypeSize), 0)
    content
      .font(typography.font(at: dynamicTypeSize))
      .tracking(typography.tracking(at: dynamicTypeSize))
      .lineSpacing(spacing)
      .padding(.vertical, spacing / 2)
  }
}

extension View {
  /// Sets the typography of text in the view; it follows the text size.
  public func typography(_ typography: BrandTypography) -> some View {
    modifier(BrandTypographyModifier(typography: typography))
  }
}

/// Lengths that grow with the text beside them; declare one as a property of a view.
public struct BrandSpacing: DynamicProperty {
  /// 8.0 points at Large.
  @ScaledMetric(relativeTo: .body) public var small = 8.0
  /// 16.0 points at Large.
  @ScaledMetric(relativeTo: .title2) public var `default` = 16.0

  /// Creates the lengths.
  public init() {}
}
