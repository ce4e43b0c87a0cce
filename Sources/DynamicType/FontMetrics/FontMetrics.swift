/// Scales values and font sizes with the text size, as the text style of the metrics grows.
///
/// The rule is that of UIKit's `UIFontMetrics`: a value is the value at Large; it is multiplied
/// by the leading of the style in the wanted category and divided by its leading at Large.
/// Because leadings grow less than point sizes, a 17 point font becomes 48 at AX5, where the body
/// style itself becomes 53.
///
/// ```swift
/// let traits = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
/// FontMetrics.default.scaledPointSize(for: 17, compatibleWith: traits)  // 48
/// ```
///
/// Where traits say nothing the application's hold (``TraitEnvironment/application``), as in
/// UIKit, where scaling without traits follows the application and not the current collection.
/// Values of a device with iOS 26 are reproduced in 5,015 of 5,016 cases when the traits name
/// that version; the exception is headline at AX4, where a font of 11 points (25.5 before
/// rounding) was measured as 25 and not 26.
///
/// Sources: article 000 (the rule), `Reference/uifontmetrics-ios26.json` (the values).
public struct FontMetrics: Hashable, Sendable {
  /// The text style whose growth the metrics follow.
  public let textStyle: TextStyle

  /// Creates metrics that grow as a text style does.
  public init(forTextStyle textStyle: TextStyle) {
    self.textStyle = textStyle
  }

  /// The metrics of the body style.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Returns a value scaled for the category of the traits, rounded to their pixels.
  ///
  /// - Parameters:
  ///   - value: The value at Large, in points; negative values scale like positive ones.
  ///   - traits: The traits that give category, display scale and system; `nil` is the
  ///     application's traits.
  /// - Returns: The value in points, rounded to the nearest pixel, ties away from zero. Values
  ///   that are not finite are returned as they are. O(1), without allocation.
  public func scaledValue(
    for value: Double, compatibleWith traits: TraitCollection? = nil
  ) -> Double {
    let traits = ScalingTraits(traits)
    return (exactValue(for: value, traits) * traits.displayScale).roundedTiesAway
      / traits.displayScale
  }

  /// Returns the size of a font scaled for the category of the traits, rounded to whole points.
  ///
  /// - Parameters:
  ///   - pointSize: The font's size at Large, in points; not negative.
  ///   - maximumPointSize: The largest size to return, in points, not rounded itself; 0 for none.
  ///   - traits: The traits that give category and system; `nil` is the application's traits.
  /// - Returns: The size in points, ties rounded up, then limited. O(1), without allocation.
  public func scaledPointSize(
    for pointSize: Double,
    maximumPointSize: Double = 0,
    compatibleWith traits: TraitCollection? = nil
  ) -> Double {
    precondition(!(pointSize < 0), "A font cannot have a negative size.")
    let scaled = exactValue(for: pointSize, ScalingTraits(traits)).roundedTiesAway
    return maximumPointSize > 0 && scaled > maximumPointSize ? maximumPointSize : scaled
  }

  /// The value before rounding: multiplied first, so that ties are the ties of the device.
  @inline(__always)
  func exactValue(for value: Double, _ traits: ScalingTraits) -> Double {
    let row = (traits.block * TypeTable.rowCount + textStyle.row) * TypeTable.columnCount
    let leading = TypeTable.halfLeadings.uncheckedDouble(at: row + traits.column)
    let base = TypeTable.halfLeadings.uncheckedDouble(at: row + Self.baseColumn)
    return value * leading / base
  }

  /// The column of Large, at which base values are given.
  static let baseColumn = 3
}

/// The part of a trait collection that scaling reads, with nothing left open.
struct ScalingTraits {
  let displayScale: Double
  let block: Int
  let column: Int

  @inline(__always)
  init(_ traits: TraitCollection?) {
    let given = traits ?? .application
    let complete = given.isCompleteForScaling ? given : given.completedForScaling
    displayScale = complete.displayScale
    block = complete.typeTableBlock
    column = complete.preferredContentSizeCategory.position
  }
}

extension [UInt8] {
  /// The element without a bounds check.
  ///
  /// Safe because the index is made of enumerations: block below 6, row below 14, column below
  /// 12, and a test walks all 1,008 of them through the checked subscript.
  @inline(__always)
  func uncheckedDouble(at index: Int) -> Double {
    withUnsafeBufferPointer { Double(unsafe $0[index]) }
  }
}
