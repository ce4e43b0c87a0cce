/// The words that the cases of an enumeration lose in Swift, because its name has them.
struct CasePrefix {
  private let words: [String]
  private let hasLetter: Bool

  init(_ cases: [String], of type: String) {
    // `kName`, by the older convention for constants.
    hasLetter =
      !cases.isEmpty
      && cases.allSatisfy { $0.hasPrefix("k") && $0.dropFirst().first?.isUppercase == true }
    let letters = hasLetter ? 1 : 0
    let names = cases.map { Self.parts(String($0.dropFirst(letters))) }
    let typeWords = Self.parts(type)
    var common = names.first ?? []
    for name in names.dropFirst() {
      let count = zip(common, name).prefix { $0 == $1 }.count
      common = Array(common.prefix(count))
    }
    // A name that is one case keeps its last word.
    let matched = zip(common, typeWords).prefix { Self.matches($0, $1) }.count
    words = Array(common.prefix(matched))
  }

  /// The name of a case in Swift.
  func name(of name: String) -> String {
    let letters = hasLetter ? 1 : 0
    let parts = Self.parts(String(name.dropFirst(letters)))
    var count = min(words.count, max(0, parts.count - 1))
    // A name cannot begin with a digit.
    while count > 0, parts[count].first(where: { $0 != "_" })?.isNumber == true { count -= 1 }
    guard count > 0 || hasLetter else { return CamelWords.lowered(name) }
    let rest = parts.dropFirst(count).joined()
    return CamelWords.lowered(rest.hasPrefix("_") ? String(rest.drop { $0 == "_" }) : rest)
  }

  private static func parts(_ name: String) -> [String] { CamelWords.split(name) }

  /// Whether a word of a case is that of the type, which may have the plural.
  private static func matches(_ word: String, _ type: String) -> Bool {
    word == type || word + "s" == type || word + "es" == type
      || type.hasSuffix("ies") && word.hasSuffix("y") && word.dropLast() == type.dropLast(3)
  }
}
