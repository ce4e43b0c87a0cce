extension RuleDescription: CustomStringConvertible {
  /// The identifier with the title.
  public var description: String { "\(id): \(title)" }
}
