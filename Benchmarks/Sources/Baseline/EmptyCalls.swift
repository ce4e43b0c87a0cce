public import DynamicType

/// Functions that do nothing with the arguments that scaling takes.
///
/// The instruction counts subtract such a call, so that they hold what scaling does and not what
/// its caller does to pass a trait collection. They are values because the compiler would leave
/// out arguments that it knows to be unused.
public enum EmptyCalls {
  /// Stands for `FontMetrics.scaledValue(for:compatibleWith:)`.
  public typealias ScaledValue = (
    _ value: Double, _ traits: TraitCollection, _ metrics: FontMetrics
  ) -> Double

  /// Stands for `FontMetrics.scaledPointSize(for:maximumPointSize:compatibleWith:)`.
  public typealias ScaledPointSize = (
    _ pointSize: Double, _ maximum: Double, _ traits: TraitCollection, _ metrics: FontMetrics
  ) -> Double

  /// Returns a function that returns the value.
  @inline(never)
  @_optimize(none)
  public static func scaledValue() -> ScaledValue {
    { value, _, _ in value }
  }

  /// Returns a function that returns the size.
  @inline(never)
  @_optimize(none)
  public static func scaledPointSize() -> ScaledPointSize {
    { pointSize, _, _, _ in pointSize }
  }
}
