/// Scales values and font sizes with the text size, in proportion to the growth of a text style.
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
/// Open traits are filled from the application's (``TraitEnvironment/application``), as in UIKit,
/// where scaling without traits follows the application and not the current collection.
/// Values of a device with iOS 26 are reproduced in 5,015 of 5,016 cases when the traits name
/// that version; the exception is headline at AX4, where a font of 11 points (25.5 before
/// rounding) was measured as 25 and not 26.
///
/// Sources: the Cookpad article (the rule), `Reference/uifontmetrics-ios26.json` (the values).
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
  ///   that are not finite are returned as they are.
  /// - Complexity: O(1), without allocation; 30 instructions where no trait is open.
  @inlinable
  public func scaledValue(
    for value: Double,
    compatibleWith traits: TraitCollection? = nil
  ) -> Double {
    guard let traits else { return scale(value, for: .application) }
    return scale(value, for: traits)
  }

  @usableFromInline
  func scale(_ value: Double, for traits: TraitCollection) -> Double {
    guard let cell = traits.scalingCell else {
      return scale(value, completing: traits)
    }
    let pixels = exactValue(for: value, cell) * traits.displayScale
    guard pixels.roundsQuickly else {
      return pixels.roundedTiesAway / traits.displayScale
    }
    return pixels.quicklyRoundedTiesAway / traits.displayScale
  }

  /// Returns the size of a font scaled for the category of the traits, rounded to whole points.
  ///
  /// - Parameters:
  ///   - pointSize: The font's size at Large, in points; not negative.
  ///   - maximumPointSize: The largest size to return, in points, not rounded itself; `nil` for none.
  ///   - traits: The traits that give category and system; `nil` is the application's traits.
  /// - Returns: The size in points, ties rounded up, then limited.
  /// - Complexity: O(1), without allocation; 30 instructions where no trait is open.
  @inlinable
  public func scaledPointSize(
    for pointSize: Double,
    maximumPointSize: Double? = nil,
    compatibleWith traits: TraitCollection? = nil
  ) -> Double {
    // 0 is above no size: the maximum travels as a number, so that nothing is asked of it twice.
    let maximum = maximumPointSize ?? 0
    guard let traits else { return scale(pointSize, upTo: maximum, for: .application) }
    return scale(pointSize, upTo: maximum, for: traits)
  }

  @usableFromInline
  func scale(
    _ pointSize: Double,
    upTo maximumPointSize: Double,
    for traits: TraitCollection
  ) -> Double {
    guard let cell = traits.scalingCell else {
      return scale(pointSize, upTo: maximumPointSize, completing: traits)
    }
    let exact = exactValue(for: pointSize, cell)
    guard exact.roundsQuickly else {
      precondition(!(pointSize < 0), "A font cannot have a negative size.")
      return Self.limited(exact.roundedTiesAway, by: maximumPointSize)
    }
    return Self.limited(exact.quicklyRoundedTiesAway, by: maximumPointSize)
  }

  /// The value before rounding: multiplied first, so that ties are the ties of the device.
  @inline(__always)
  private func exactValue(for value: Double, _ cell: Int) -> Double {
    // Safe because a cell is made of enumerations: table below 6, row below 14, column below 12.
    // A test walks all of them through the checked subscript.
    Self.leadingPairs.withUnsafeBufferPointer { pairs in
      let pair = 2 * (cell + textStyle.row * TypeTable.columnCount)
      return unsafe value * pairs[pair] / pairs[pair + 1]
    }
  }

  /// The smaller of a size and a maximum, which limits only above 0.
  @inline(__always)
  private static func limited(_ pointSize: Double, by maximumPointSize: Double) -> Double {
    maximumPointSize > 0 && pointSize > maximumPointSize ? maximumPointSize : pointSize
  }

  /// The column of Large, at which base values are given.
  static let baseColumn = 3
}

extension FontMetrics {
  // The paths for open traits are kept apart so that the common one needs no stack frame.

  @inline(never)
  private func scale(_ value: Double, completing traits: TraitCollection) -> Double {
    scale(value, for: traits.completedForScaling)
  }

  @inline(never)
  private func scale(
    _ pointSize: Double,
    upTo maximumPointSize: Double,
    completing traits: TraitCollection
  ) -> Double {
    scale(pointSize, upTo: maximumPointSize, for: traits.completedForScaling)
  }
}
