/// An artificial language that shows the effects of translation on a screen.
///
/// The tags are those of ICU and Android: `en-XA` is accented and longer, `ar-XB` runs from right
/// to left. Texts stay readable; placeholders such as `%@` and `{name}` stay as they are.
public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// The texts of the document with accents, 40 % longer.
  case longer = "en-XA"
  /// The texts of the document, from right to left.
  case mirrored = "ar-XB"

  /// The pseudo-language of a tag, by its region; `nil` for other languages.
  public init?(tag: String) {
    switch LanguageTag(tag).tag.split(separator: "-").last?.uppercased() {
    case "XA": self = .longer
    case "XB": self = .mirrored
    default: return nil
    }
  }

  /// The name for people, such as `pseudo, 40 % longer`.
  public var name: String {
    switch self {
    case .longer: "pseudo, 40 % longer"
    case .mirrored: "pseudo, right to left"
    }
  }

  /// Returns a text in the language.
  ///
  /// Words of a longer text grow by themselves, as they do in German, so that both wrapping and
  /// single words are tried.
  public func text(_ text: String) -> String {
    switch self {
    case .longer: LongerText.of(text)
    case .mirrored: text
    }
  }
}

/// Makes texts longer.
private struct LongerText {
  /// The share by which letters become more.
  private static let growth = 0.4

  private var result = ""
  /// The number of letters that are still to be added.
  private var owed = 0.0
  private var lastLetter: Character?
  /// The end of the last letter, behind which the rest is added.
  private var end: String.Index?

  static func of(_ text: String) -> String {
    var longer = LongerText()
    var rest = text[...]
    while let first = rest.first {
      if let length = FixedPart.length(at: rest) {
        longer.result += rest.prefix(length)
        rest = rest.dropFirst(length)
      } else {
        longer.add(first)
        rest = rest.dropFirst()
      }
    }
    return longer.finished()
  }

  private mutating func add(_ character: Character) {
    guard character.isLetter else {
      result.append(character)
      return
    }
    let letter = Self.accented[character] ?? character
    result.append(letter)
    owed += Self.growth
    lastLetter = letter
    // Vowels grow, as they can in every word; letters of scripts without them too.
    if Self.vowels.contains(character) || !character.isASCII {
      while owed >= 1 { grow(letter) }
    }
    end = result.endIndex
  }

  private mutating func grow(_ letter: Character) {
    result.append(letter)
    owed -= 1
  }

  /// The text with the rest of what is owed behind its last letter.
  private func finished() -> String {
    guard owed > 0.01, let letter = lastLetter, let end else { return result }
    let count = Int(owed + 0.99)
    return result[..<end] + String(repeating: letter, count: count) + result[end...]
  }

  private static let vowels: Set<Character> = Set("aeiouAEIOU")

  /// Letters that look alike, with an accent.
  private static let accented: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("aceilnorsuyzACEGILNORSUYZ", "åçéîļñöŕšûýžÅÇÉĜÎĻÑÖŔŠÛÝŽ")
  )
}

/// The parts of a text that stand for something and stay as they are.
private enum FixedPart {
  /// The length of the part that a text begins with, or `nil` for a letter of a word.
  static func length(at text: Substring) -> Int? {
    switch text.first {
    case "%": format(text)
    case "{": upTo("}", text)
    case "<": upTo(">", text)
    case "&": upTo(";", text).flatMap { $0 <= 10 ? $0 : nil }
    case "$" where text.dropFirst().first == "{", "\\" where text.dropFirst().first == "(":
      upTo(text.first == "$" ? "}" : ")", text)
    case "\\": min(2, text.count)
    case "h" where text.hasPrefix("http://") || text.hasPrefix("https://"):
      text.prefix { !$0.isWhitespace }.count
    default: nil
    }
  }

  private static func upTo(_ end: Character, _ text: Substring) -> Int? {
    text.firstIndex(of: end).map { text.distance(from: text.startIndex, to: $0) + 1 }
  }

  /// The length of a specifier such as `%@`, `%1$ld`, `%.2f`, `%%` or `%#@files@`.
  private static func format(_ text: Substring) -> Int {
    let rest = text.dropFirst()
    if rest.hasPrefix("#@") {
      return rest.dropFirst(2).firstIndex(of: "@")
        .map { text.distance(from: text.startIndex, to: $0) + 1 } ?? 1
    }
    if rest.hasPrefix("arg") { return 4 }
    let modifiers = rest.prefix { "0123456789$.+-#'*".contains($0) }
    let sizes = rest[modifiers.endIndex...].prefix { "hlqLzjt".contains($0) }
    guard let end = rest[sizes.endIndex...].first, "@%dDiuUxXoOfFeEgGcCsSpaA".contains(end) else {
      return 1
    }
    return 1 + modifiers.count + sizes.count + 1
  }
}
