// Written by `dynamictype tokens build` from design tokens. Change the tokens, not this file.
// swift-format-ignore-file
public import UIKit

/// The typography of the design system.
public enum ArticleTypography: String, CaseIterable, Sendable {
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
    case .bodySmall: 13.8125
    case .bodyMedium: 17.0
    case .bodyLarge: 23.375
    case .displaySmall: 29.75
    case .tab: 10.625
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
    case .bodySmall: 12.0...40.0
    case .bodyMedium: 15.0...49.0
    case .bodyLarge: 20.0...55.0
    case .displaySmall: 29.0...45.0
    case .tab: 10.625...10.625
    }
  }

  /// The space added between letters, as a multiple of the size.
  public var letterSpacing: Double {
    switch self {
    case .bodySmall: 0.0
    case .bodyMedium: 0.009411764705882354
    case .bodyLarge: 0.0
    case .displaySmall: -0.009411764705882354
    case .tab: 0.0
    }
  }

  /// The distance from baseline to baseline at Large, as a multiple of the size.
  public var lineHeightRatio: Double {
    switch self {
    case .bodySmall: 1.411764705882353
    case .bodyMedium: 1.411764705882353
    case .bodyLarge: 1.1764705882352942
    case .displaySmall: 1.1764705882352942
    case .tab: 1.1294117647058823
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

extension ArticleTypography {
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

extension ArticleTypography {
  /// Returns the distance from baseline to baseline in points.
  public func lineHeight(compatibleWith traits: UITraitCollection? = nil) -> Double {
    let limits = lineHeights
    guard limits.lowerBound < limits.upperBound else { return limits.lowerBound }
    let height = UIFontMetrics(forTextStyle: textStyle)
      .scaledValue(for: lineHeightRatio * fontSize, compatibleWith: traits)
    return min(max(height, limits.lowerBound), limits.upperBound)
  }

  private var lineHeights: ClosedRange<Double> {
    switch self {
    case .bodySmall: 17.333333333333332...56.333333333333336
    case .bodyMedium: 20.666666666666668...68.66666666666667
    case .bodyLarge: 23.666666666666668...64.66666666666667
    case .displaySmall: 34.0...52.666666666666664
    case .tab: 12.0...12.0
    }
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
