// Embedded Swift has no texts of floating-point numbers.
#if !hasFeature(Embedded)
extension TraitChange: CustomStringConvertible {
  /// The traits before and after the change.
  public var description: String { "\(previous) to \(current)" }
}
#endif
