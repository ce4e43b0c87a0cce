/// The words of a name in camel case.
enum CamelWords {
  /// Splits a name: `loadURLString` is `load`, `URL` and `String`.
  static func split(_ name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    var start = 0
    for index in letters.indices.dropFirst() {
      let (before, letter) = (letters[index - 1], letters[index])
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      // The last capital of several begins the next word, unless only the `s` of a plural follows.
      let isPlural =
        next == "s" && (index + 2 >= letters.count || letters[index + 2].isUppercase)
      let begins =
        letter.isUppercase
        && (!before.isUppercase || next?.isLowercase == true && !isPlural)
        || letter == "_"
      guard begins else { continue }
      words.append(String(letters[start..<index]))
      start = index
    }
    if start < letters.count { words.append(String(letters[start...])) }
    return words
  }

  /// A name whose first word is in lowercase: `urlString` for `URLString`.
  static func lowered(_ name: String) -> String {
    guard let first = name.first, first.isUppercase else { return name }
    // A name in capitals stays, if it is more than a word: `FOO_BAR`.
    if name.contains("_"), !name.contains(where: \.isLowercase) { return name }
    let words = split(name)
    return (words.first ?? "").lowercased() + words.dropFirst().joined()
  }

  /// A name whose first letter is in uppercase.
  static func raised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
