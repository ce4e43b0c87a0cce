// Embedded Swift has no texts of floating-point numbers.
#if !hasFeature(Embedded)
extension ContentSizeCategoryLimits: CustomStringConvertible {
  /// The categories, such as `M...AX1`; a side without a limit is left out.
  public var description: String {
    let ends = [minimum, maximum].map { $0 == .unspecified ? "" : $0.shortName }
    return ends == ["", ""] ? "no limits" : ends.joined(separator: "...")
  }
}
#endif
