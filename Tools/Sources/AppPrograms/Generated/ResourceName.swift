/// The names that generators give to resources in Swift.
enum ResourceName {
  /// The name of a type by SwiftGen: each part of `login_title` begins with a capital.
  static func type(_ text: String) -> String { escaped(pretty(text)) }

  /// The name of a member by SwiftGen: `loginTitle`.
  static func member(_ text: String) -> String { escaped(lowerFirstWord(pretty(text))) }

  /// The name by R.swift: words after signs begin with a capital, and the first one does not.
  static func resource(_ text: String) -> String {
    let words = words(of: text, signs: "_")
    var name = words.enumerated().map { index, word in index == 0 ? word : raised(word) }.joined()
    name = lowerFirstWord(
      name.drop { $0.isNumber }.isEmpty ? name : String(name.drop { $0.isNumber })
    )
    return escaped(name)
  }

  private static func raised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func words(of text: String, signs: String = "") -> [String] {
    text.split { !($0.isLetter || $0.isNumber || signs.contains($0)) }.map(String.init)
  }

  /// Words after signs and lines begin with a capital; a text in capitals loses these.
  private static func pretty(_ text: String) -> String {
    words(of: text, signs: "_").map { word in
      let parts = word.split(separator: "_").map(String.init)
      let isCapital = !word.contains(where: \.isLowercase) && parts.count > 0 && word.contains("_")
      return parts.map { raised(isCapital ? $0.lowercased() : $0) }.joined()
    }.joined()
  }

  /// The first word in lowercase: of several capitals the last one begins the next word.
  private static func lowerFirstWord(_ name: String) -> String {
    let capitals = name.prefix(while: \.isUppercase)
    let isAll = capitals.count == name.count
    let count = capitals.count <= 1 || isAll ? capitals.count : capitals.count - 1
    let next = name.dropFirst(capitals.count).first
    let kept = capitals.count > 1 && !isAll && next?.isLetter != true ? capitals.count : count
    return name.prefix(kept).lowercased() + name.dropFirst(kept)
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
    "repeat", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "Type", "Protocol",
  ]

  private static func escaped(_ name: String) -> String {
    if name.isEmpty { return "_" }
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// A text as a literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\\", "\"": result += "\\\(character)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
