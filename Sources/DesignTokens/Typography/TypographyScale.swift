public import DynamicType

/// A typography token at the twelve text sizes.
///
/// ```swift
/// let scale = TypographyScale(
///   name: "body.medium",
///   typography: Typography(fontSize: 16, lineHeight: 1.5)
/// )
/// scale.textStyle                                             // callout
/// scale.metrics(at: .accessibilityExtraExtraExtraLarge)       // 46 points, lines of 69
/// ```
///
/// Font sizes follow `UIFontMetrics` of the text style and are whole points, as in UIKit. Letter spacing
/// keeps its ratio to the font size. A category outside the limits of the token counts as the nearest
/// one inside.
public struct TypographyScale: Hashable, Sendable {
  /// The path of the token, such as `typography.body.small`.
  public let name: String

  /// The typography at Large.
  public let typography: Typography

  /// The behavior of the token when the text size changes.
  public let behavior: TypographyBehavior

  /// The rules by which it is scaled.
  public let options: TypographyOptions

  /// The text style whose growth is followed.
  public let textStyle: TextStyle

  /// Creates the scale of a token.
  public init(
    name: String,
    typography: Typography,
    behavior: TypographyBehavior = TypographyBehavior(),
    options: TypographyOptions = TypographyOptions()
  ) {
    self.name = name
    self.typography = typography
    self.behavior = behavior
    self.options = options
    textStyle = behavior.textStyle ?? .nearest(to: typography, in: options.table)
  }

  /// The numbers of the categories of the table, in ascending order of the categories.
  public var metrics: [TypographyMetrics] {
    options.table.categories.map { metrics(at: $0) }
  }

  /// Returns the numbers of a category; `unspecified` is read as Large.
  public func metrics(at category: ContentSizeCategory) -> TypographyMetrics {
    let category = category == .unspecified ? .large : category
    let fontSize = fontSize(of: designSize, at: category)
    let lineHeight = lineHeight(at: category)
    return TypographyMetrics(
      category: category,
      fontSize: fontSize,
      fontWeight: typography.fontWeight,
      letterSpacing: designSize == 0 ? 0 : typography.letterSpacing / designSize * fontSize,
      lineHeight: lineHeight,
      lineSpacing: lineHeight - fontSize * options.fontLineHeight
    )
  }
}

extension TypographyScale {
  private var fontMetrics: FontMetrics { FontMetrics(forTextStyle: textStyle) }

  /// The size at Large after the correction for Japanese.
  private var designSize: Double {
    options.correctsJapaneseSize ? typography.fontSize * 17 / 16 : typography.fontSize
  }

  private func effective(_ category: ContentSizeCategory) -> ContentSizeCategory {
    behavior.scales ? behavior.limits.clamp(category) : .large
  }

  private func fontSize(of size: Double, at category: ContentSizeCategory) -> Double {
    guard behavior.scales else {
      return behavior.maximumPointSize > 0 ? min(size, behavior.maximumPointSize) : size
    }
    return fontMetrics.scaledPointSize(
      for: size,
      at: effective(category),
      maximumPointSize: behavior.maximumPointSize,
      in: options.table
    )
  }

  private func lineHeight(at category: ContentSizeCategory) -> Double {
    let size = typography.fontSize
    let ratio = typography.lineHeight ?? options.fontLineHeight
    switch options.lineHeightRule {
    case .ratio: return ratio * fontSize(of: size, at: category)
    case .scaledValue:
      guard behavior.scales else { return ratio * size }
      return fontMetrics.scaledValue(
        for: ratio * size,
        at: effective(category),
        displayScale: options.displayScale,
        in: options.table
      )
    }
  }
}
