/// The smallest and the largest category that a part of a screen allows.
///
/// This is the value behind `UIView.minimumContentSizeCategory`,
/// `UIView.maximumContentSizeCategory` and SwiftUI's `.dynamicTypeSize(range)`. A limit of
/// ``ContentSizeCategory/unspecified`` has no effect.
///
/// ```swift
/// let limits = ContentSizeCategoryLimits(.medium ... .accessibilityMedium)
/// limits.clamp(.accessibilityExtraLarge)  // AX1
/// ```
public struct ContentSizeCategoryLimits: Hashable, Sendable {
  /// The smallest category that passes, or `unspecified`.
  public var minimum: ContentSizeCategory

  /// The largest category that passes, or `unspecified`.
  public var maximum: ContentSizeCategory

  /// Creates limits; where `minimum` is above `maximum`, only the maximum applies, as in UIKit.
  public init(
    minimum: ContentSizeCategory = .unspecified,
    maximum: ContentSizeCategory = .unspecified
  ) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Creates limits from a closed range.
  public init(_ range: ClosedRange<ContentSizeCategory>) {
    self.init(minimum: range.lowerBound, maximum: range.upperBound)
  }

  /// Creates limits with a maximum only.
  public init(_ range: PartialRangeThrough<ContentSizeCategory>) {
    self.init(maximum: range.upperBound)
  }

  /// Creates limits with a minimum only.
  public init(_ range: PartialRangeFrom<ContentSizeCategory>) {
    self.init(minimum: range.lowerBound)
  }

  /// No limits at all.
  public static let none = ContentSizeCategoryLimits()

  /// Returns the category moved to the nearest one inside the limits.
  ///
  /// An unspecified category stays unspecified: there is nothing to limit yet.
  public func clamp(_ category: ContentSizeCategory) -> ContentSizeCategory {
    guard category != .unspecified else { return .unspecified }
    let raised = max(category, minimum)
    return maximum == .unspecified ? raised : min(raised, maximum)
  }

  /// Returns the limits of a view with `inner` limits inside a view with these limits.
  ///
  /// The result allows the categories that both allow. Where the two do not overlap, the limits
  /// nearest to the text win, as in UIKit, and the result is the one category of `inner` that lies
  /// nearest to these limits. For every category, `outer.intersection(inner).clamp(c)` equals
  /// `inner.clamp(outer.clamp(c))`.
  public func intersection(_ inner: ContentSizeCategoryLimits) -> ContentSizeCategoryLimits {
    let smallest = inner.clamp(clamp(.extraSmall))
    let largest = inner.clamp(clamp(.accessibilityExtraExtraExtraLarge))
    return ContentSizeCategoryLimits(
      minimum: smallest == .extraSmall ? .unspecified : smallest,
      maximum: largest == .accessibilityExtraExtraExtraLarge ? .unspecified : largest
    )
  }

  /// Returns whether the limits let `category` through unchanged.
  public func contains(_ category: ContentSizeCategory) -> Bool { clamp(category) == category }
}
