extension DesignToken: CustomDebugStringConvertible {
  /// The path, the type and the value: `font.body: typography Inter, 17px`.
  ///
  /// ``description`` is the token's own description in the file.
  public var debugDescription: String {
    let parts = [type?.rawValue, value?.description, alias.map { "from {\($0)}" }]
    let said = parts.compactMap(\.self).joined(separator: " ")
    return said.isEmpty ? path.description : "\(path): \(said)"
  }
}
