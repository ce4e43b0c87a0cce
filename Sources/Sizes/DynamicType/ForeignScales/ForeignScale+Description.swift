// Embedded Swift has no texts of floating-point numbers.
#if !hasFeature(Embedded)
extension ForeignScale: CustomStringConvertible {
  /// The system and its factor.
  public var description: String { "\(system) × \(factor.plainText)" }
}

extension AndroidFontScale: CustomStringConvertible {
  /// The factor, and whether large text grows less, as from Android 14 on.
  public var description: String {
    "font scale \(fontScale.plainText)\(isNonLinear ? ", non-linear" : "")"
  }
}
#endif
