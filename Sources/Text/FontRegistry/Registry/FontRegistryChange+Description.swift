extension FontRegistryChange: CustomStringConvertible {
  /// The fonts that came, behind a plus sign, and those that went, behind a minus sign.
  public var description: String {
    (added.map { "+ \($0)" } + removed.map { "- \($0)" }).joined(separator: "\n")
  }
}
