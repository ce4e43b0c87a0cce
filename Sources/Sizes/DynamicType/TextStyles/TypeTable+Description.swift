import LayoutGeometry

// Embedded Swift has no texts of floating-point numbers.
#if !hasFeature(Embedded)
extension TypeTable: CustomStringConvertible {
  /// The platform, and the version where the table is that of one.
  public var description: String {
    "type table of \(platform)\(self == .iOS26 ? " 26" : "")"
  }
}

extension TypeTable.Entry: CustomStringConvertible {
  /// Size and leading in points with the weight, such as `17/22 regular`.
  public var description: String {
    "\(pointSize.plainText)/\(leading.plainText) \(weight)"
  }
}
#endif
