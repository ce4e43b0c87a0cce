import DynamicType
import FontDescriptors
import Foundation

/// A number that grows with the text size.
///
/// A value is multiplied by the ratio of its text style's line height at the text size to that at Large, and
/// rounded to the nearest pixel. Six published lengths confirm this, such as 30 points at AX5, which become
/// 84.667 points (30 × 62 / 22 on a display of three pixels a point).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  /// Creates a number that grows like text of a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Creates a number that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the text size of the view; that at Large before the view is shown.
  public var wrappedValue: Value { scaled ?? base }
}

extension ScaledMetric: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    let traits = place.environment.traits
    let metrics = FontMetrics(forTextStyle: style.textStyle)
    scaled = Value(metrics.scaledValue(for: Double(base), compatibleWith: traits))
  }
}
