// Written by `dynamictype tokens build` from design tokens. Change the tokens, not this file.
// swift-format-ignore-file
public import UIKit

/// The typography of the design system.
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

  /// The size at Large in points.
  public var fontSize: Double {
    switch self {
    case .bodySmall: 13.0
    case .bodyMedium: 16.0
    case .bodyLarge: 22.0
    case .displaySmall: 28.0
    case .tab: 10.0
    }
  }

  /// The weight.
  public var fontWeight: UIFont.Weight {
    switch self {
    case .bodySmall: .regular
    case .bodyMedium: .regular
    case .bodyLarge: .semibold
    case .displaySmall: .bold
    case .tab: .medium
    }
  }

  /// The text style whose growth is followed.
  public var textStyle: UIFont.TextStyle {
    switch self {
    case .bodySmall: .footnote
    case .bodyMedium: .callout
    case .bodyLarge: .title2
    case .displaySmall: .title1
    case .tab: .caption2
    }
  }

  /// The smallest and the largest size in points; equal for text that does not grow.
  public var pointSizes: ClosedRange<Double> {
    switch self {
    case .bodySmall: 12.0...38.0
    case .bodyMedium: 14.0...46.0
    case .bodyLarge: 19.0...52.0
    case .displaySmall: 27.0...42.0
    case .tab: 10.0...10.0
    }
  }

  /// The space added between letters, as a multiple of the size.
  public var letterSpacing: Double {
    switch self {
    case .bodySmall: 0.0
    case .bodyMedium: 0.01
    case .bodyLarge: 0.0
    case .displaySmall: -0.01
    case .tab: 0.0
    }
  }

  /// The distance from baseline to baseline at Large, as a multiple of the size.
  public var lineHeightRatio: Double {
    switch self {
    case .bodySmall: 1.5
    case .bodyMedium: 1.5
    case .bodyLarge: 1.25
    case .displaySmall: 1.25
    case .tab: 1.2
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
}

extension BrandTypography {
  /// Returns the font for the text size of traits, or for the current one.
  public func font(compatibleWith traits: UITraitCollection? = nil) -> UIFont {
    let limits = pointSizes
    guard limits.lowerBound < limits.upperBound else { return font(ofSize: limits.lowerBound) }
    let font = UIFontMetrics(forTextStyle: textStyle)
      .scaledFont(
        for: font(ofSize: fontSize),
        maximumPointSize: limits.upperBound,
        compatibleWith: traits
      )
    return font.pointSize < limits.lowerBound ? font.withSize(limits.lowerBound) : font
  }

  private func font(ofSize size: Double) -> UIFont {
    guard let fontFamily else {
      return UIFont.systemFont(ofSize: size, weight: fontWeight)
    }
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: fontFamily, .traits: [UIFontDescriptor.TraitKey.weight: fontWeight],
    ])
    return UIFont(descriptor: descriptor, size: size)
  }
}

extension BrandTypography {
  /// Returns the distance from baseline to baseline in points.
  public func lineHeight(compatibleWith traits: UITraitCollection? = nil) -> Double {
    lineHeightRatio * font(compatibleWith: traits).pointSize
  }

  /// Returns the space added between two lines in points; below 0 where lines are tighter than the
  /// font's own.
  public func lineSpacing(compatibleWith traits: UITraitCollection? = nil) -> Double {
    lineHeight(compatibleWith: traits) - font(compatibleWith: traits).lineHeight
  }

  /// Returns the space above the first and below the last line in points.
  public func halfLineSpacing(compatibleWith traits: UITraitCollection? = nil) -> Double {
    lineSpacing(compatibleWith: traits) / 2
  }

  /// Returns the space added between letters in points, for `.kern`.
  public func kern(compatibleWith traits: UITraitCollection? = nil) -> Double {
    letterSpacing * font(compatibleWith: traits).pointSize
  }

  /// Returns lines of the height of the design.
  public func paragraphStyle(compatibleWith traits: UITraitCollection? = nil) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = lineHeight(compatibleWith: traits)
    style.maximumLineHeight = lineHeight(compatibleWith: traits)
    return style
  }
}

/// Lengths that grow with the text beside them.
public enum BrandSpacing: String, CaseIterable, Sendable {
  /// 8.0 points at Large.
  case small = "spacing.small"
  /// 16.0 points at Large.
  case `default` = "spacing.default"

  /// The length at Large in points.
  public var points: Double {
    switch self {
    case .small: 8.0
    case .`default`: 16.0
    }
  }

  /// The text style whose growth is followed.
  public var textStyle: UIFont.TextStyle {
    switch self {
    case .small: .body
    case .`default`: .title2
    }
  }

  /// Returns the length for the text size of traits, or for the current one, in points.
  public func scaled(compatibleWith traits: UITraitCollection? = nil) -> Double {
    UIFontMetrics(forTextStyle: textStyle).scaledValue(for: points, compatibleWith: traits)
  }
}
