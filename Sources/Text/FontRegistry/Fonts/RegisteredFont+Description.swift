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
