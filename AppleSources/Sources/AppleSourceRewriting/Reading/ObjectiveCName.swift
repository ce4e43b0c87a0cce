/// Names of methods in Objective-C's spelling.
enum ObjectiveCName {
  /// Words before which Swift adds no "With" between the base name and the first label.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Returns the name of a method: `save:` for `save(_:)`, `moveFrom:to:` for `move(from:to:)`, and
  /// `showWithPage:` for `show(page:)`.
  static func method(_ base: String, labels: [String]) -> String {
    let base = plain(base)
    guard let first = labels.first.map(plain) else { return base }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : plain($0)) + ":" }.joined()
    if first == "_" { return base + ":" + rest }
    let joins = prepositions.contains(firstWord(first)) || prepositions.contains(lastWord(base))
    return base + (joins ? "" : "With") + capitalized(first) + ":" + rest
  }

  /// Returns the name of the method that sets a property.
  static func setter(_ property: String) -> String { "set\(capitalized(plain(property))):" }

  /// A name without backticks.
  static func plain(_ name: String) -> String { String(name.filter { $0 != "`" }) }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(_ name: String) -> String {
    String(name.prefix { !$0.isUppercase })
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }
}
