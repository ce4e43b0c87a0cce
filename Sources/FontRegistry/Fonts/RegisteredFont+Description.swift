extension RegisteredFont.Face: CustomStringConvertible {
  /// The PostScript name.
  public var description: String { postScriptName }
}

extension RegisteredFont: CustomStringConvertible {
  /// The faces, the scope, the provider, and whether the font cannot be used at present.
  public var description: String {
    let names = faces.map(\.description).joined(separator: ", ")
    return "\(names) (\(scope), by \(provider)\(isEnabled ? "" : ", disabled"))"
  }
}

extension EmbeddingRights: CustomStringConvertible {
  /// The level.
  public var description: String { level.rawValue }
}

extension FontRegistryChange: CustomStringConvertible {
  /// The fonts that came, behind a plus sign, and those that went, behind a minus sign.
  public var description: String {
    (added.map { "+ \($0)" } + removed.map { "- \($0)" }).joined(separator: "\n")
  }
}

extension FontRegistrationResult: CustomStringConvertible {
  /// The fonts and the errors, one to a line.
  public var description: String {
    (fonts.map(\.description) + errors.map { "error: \($0)" }).joined(separator: "\n")
  }
}
