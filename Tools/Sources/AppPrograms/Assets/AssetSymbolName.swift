/// The names that Xcode gives to the assets of a catalog in Swift.
///
/// They follow what Xcode 15 and 16 wrote for public projects: words begin after each sign and after each digit, the
/// first one is in lowercase, and a name that ends in the word of its kind loses that.
enum AssetSymbolName {
  /// The kind of an asset, with the word that its names lose.
  enum Kind: String {
    case color = "Color"
    case image = "Image"
  }

  /// The name of an asset: `accent` for the color `AccentColor`, `product1` for the image `Product.1`.
  static func ofAsset(_ name: String, _ kind: Kind) -> String {
    guard name.contains(where: \.isLowercase) else {
      // A name in capitals keeps them, and what is between its words becomes a line.
      return escaped(words(of: name, splitsDigits: false).joined(separator: "_"))
    }
    let joined = upperCamel(name)
    let ending = kind.rawValue
    let isLong = joined.hasSuffix(ending) && joined.count > ending.count
    return escaped(lowerFirst(isLong ? String(joined.dropLast(ending.count)) : joined))
  }

  /// The name of a group that provides a namespace: `IconPreviews` for `iconPreviews`.
  static func ofGroup(_ name: String) -> String { escaped(upperCamel(name)) }

  private static func upperCamel(_ name: String) -> String {
    words(of: name, splitsDigits: true).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func words(of name: String, splitsDigits: Bool) -> [String] {
    var words: [String] = [""]
    for character in name {
      let last = words[words.count - 1].last
      if !character.isLetter, !character.isNumber {
        if last != nil { words.append("") }
        continue
      }
      if splitsDigits, let last, last.isNumber, character.isLetter { words.append("") }
      words[words.count - 1].append(character)
    }
    return words.filter { !$0.isEmpty }
  }

  /// The first word in lowercase: of several capitals the last one begins the next word.
  private static func lowerFirst(_ name: String) -> String {
    let capitals = name.prefix(while: \.isUppercase)
    guard capitals.count > 1, capitals.count < name.count else {
      return capitals.lowercased() + name.dropFirst(capitals.count)
    }
    let isBeforeWord = name.dropFirst(capitals.count).first?.isLetter == true
    let count = isBeforeWord ? capitals.count - 1 : capitals.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
    "repeat", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "Type", "Protocol",
  ]

  private static func escaped(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }
}
