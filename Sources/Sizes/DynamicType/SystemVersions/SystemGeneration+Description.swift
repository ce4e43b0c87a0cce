// Embedded Swift has no texts of floating-point numbers.
#if !hasFeature(Embedded)
extension SystemGeneration: CustomStringConvertible {
  /// The version, such as `iOS 26`.
  public var description: String { "iOS \(version)" }
}
#endif
