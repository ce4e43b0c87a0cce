extension FontRegistrationResult: CustomStringConvertible {
  /// The fonts and the errors, one to a line.
  public var description: String {
    (fonts.map(\.description) + errors.map { "error: \($0)" }).joined(separator: "\n")
  }
}
