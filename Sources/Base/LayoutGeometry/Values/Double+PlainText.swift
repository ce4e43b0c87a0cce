// Embedded Swift has no texts of floating-point numbers.
#if !hasFeature(Embedded)
extension Double {
  /// The number as prints for people have it: without a fraction of zero.
  package var plainText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
#endif
