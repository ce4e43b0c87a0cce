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
  public let path: TokenPath

  /// The path with dots between its names.
  public var name: String { path.description }

  /// The typography at Large.
  public let typography: Typography

  /// The behavior of the token when the text size changes.
  public let behavior: TypographyBehavior

  /// The rules by which it is scaled.
  public let options: TypographyOptions

  /// The text style whose growth is followed.
  public let textStyle: TextStyle

  /// Creates the scale of a token by its name, whose dots separate the names of groups.
  public init(
    name: String,
    typography: Typography,
    behavior: TypographyBehavior = TypographyBehavior(),
    options: TypographyOptions = TypographyOptions()
  ) {
    let names = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    self.init(
      path: TokenPath(names),
      typography: typography,
      behavior: behavior,
      options: options
    )
  }

  /// Creates the scale of a token.
  public init(
    path: TokenPath,
    typography: Typography,
    behavior: TypographyBehavior = TypographyBehavior(),
    options: TypographyOptions = TypographyOptions()
  ) {
    self.path = path
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
    let fontSize = fontSize(at: category)
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

  /// The size at Large after the correction for Japanese, before it is rounded.
  var designSize: Double {
    options.correctsJapaneseSize ? typography.fontSize * 17 / 16 : typography.fontSize
  }

  /// The line height as a multiple of the size after the correction for Japanese.
  var lineHeightRatio: Double {
    let ratio = typography.lineHeight ?? options.fontLineHeight
    return options.correctsJapaneseSize ? ratio * 16 / 17 : ratio
  }

  private func effective(_ category: ContentSizeCategory) -> ContentSizeCategory {
    behavior.scales ? behavior.limits.clamp(category) : .large
  }

  private func fontSize(at category: ContentSizeCategory) -> Double {
    guard behavior.scales else {
      return min(designSize, behavior.maximumPointSize ?? .infinity)
    }
    return fontMetrics.scaledPointSize(
      for: designSize,
      at: effective(category),
      maximumPointSize: behavior.maximumPointSize,
      in: options.table
    )
  }

  private func lineHeight(at category: ContentSizeCategory) -> Double {
    guard options.lineHeightRule == .scaledValue, behavior.scales else {
      return lineHeightRatio * fontSize(at: category)
    }
    return fontMetrics.scaledValue(
      for: lineHeightRatio * designSize,
      at: effective(category),
      displayScale: options.displayScale,
      in: options.table
    )
  }
}
