/// The symbols that follow the text direction.
enum SymbolDirection {
  /// Whether a symbol is mirrored in right-to-left languages.
  ///
  /// Apple's Human Interface Guidelines, Right to left: names with forward and backward follow the
  /// direction, those with left and right do not, and lists have a variant for each direction.
  static func follows(_ name: String) -> Bool {
    // The first word must be a noun: `forward` alone is the key of a media player, which keeps its direction.
    let words = name.split(separator: ".").dropFirst()
    return words.contains { directional.contains($0) } || lists.contains { name.hasPrefix($0) }
  }

  private static let directional: Set<Substring> = ["forward", "backward", "leading", "trailing"]
  private static let lists = ["list.bullet", "list.dash", "list.number"]
}
