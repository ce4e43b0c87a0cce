/// The types of the arguments that a format takes, by Apple's string format specifiers.
enum FormatArguments {
  enum Kind: Equatable { case object, integer, real, text, character, pointer }

  /// Reads the placeholders of a text; `%%` is none.
  static func kinds(in text: String) -> [Kind] {
    var found: [Int: Kind] = [:]
    var next = 1
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix(while: \.isNumber)
      var place: Int?
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        place = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      // A part with plurals stands for one number.
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        rest = rest[rest.index(after: end)...]
        found[place ?? next] = .integer
        next += 1
        continue
      }
      rest = rest.drop { "-+ #0123456789.".contains($0) }
      rest = rest.drop { "hlqLztj".contains($0) }
      guard let letter = rest.first, let kind = kinds[letter] else { continue }
      rest.removeFirst()
      found[place ?? next] = kind
      if place == nil { next += 1 }
    }
    return found.isEmpty
      ? [] : (1...(found.keys.max() ?? 1)).prefix(32).map { found[$0] ?? .object }
  }

  private static let kinds: [Character: Kind] = {
    var kinds: [Character: Kind] = ["@": .object, "s": .text, "c": .character, "p": .pointer]
    for letter in "dDiuUxXoO" { kinds[letter] = .integer }
    for letter in "fFeEgGaA" { kinds[letter] = .real }
    return kinds
  }()
}
