extension UsageError {
  /// Creates the error for an unknown name, with the nearest known ones.
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - kind: The expected kind, such as `text style`.
  ///   - names: The known names.
  ///   - hint: The way to find them all.
  /// - Returns: For example `unknown text style 'bdy'; did you mean 'body'?`
  public static func unknown(
    _ text: String,
    kind: String,
    among names: [String],
    hint: String
  ) -> UsageError {
    let unknown = "unknown \(kind) '\(text)'"
    let nearest = NearestNames.nearest(to: text, in: names)
    guard !nearest.isEmpty else { return UsageError(unknown, hint: hint) }
    return UsageError("\(unknown); did you mean \(alternatives(nearest))?", hint: hint)
  }

  /// The names as a list of alternatives: `'a', 'b' or 'c'`.
  private static func alternatives(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
