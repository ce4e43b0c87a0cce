extension SizeDiagnostic: CustomStringConvertible {
  /// The place, the severity and the finding, as compilers write them.
  public var description: String { "\(location): \(severity): \(message)" }
}
