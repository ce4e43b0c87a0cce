/// Names of Swift for tokens.
enum SwiftName {
  /// Returns a name for each path: the components that differ, in camel case, each name once.
  ///
  /// Leading components that all paths share are left out, so that `typography.body.small` becomes
  /// `bodySmall` among tokens of one group.
  static func names(for paths: [[String]]) -> [String] {
    let shared = sharedCount(of: paths)
    var taken: Set<String> = []
    return paths.map { path in
      let base = camelCase(path.dropFirst(shared))
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = base + "_\(number)"
        number += 1
      }
      return keywords.contains(name) ? "`\(name)`" : name
    }
  }

  private static func sharedCount(of paths: [[String]]) -> Int {
    guard let first = paths.first else { return 0 }
    var count = 0
    while paths.allSatisfy({ $0.count > count + 1 && $0[count] == first[count] }) { count += 1 }
    return count
  }

  /// Returns components in camel case; what Swift has no place for separates words.
  static func camelCase(_ components: some Sequence<String>) -> String {
    var words: [String] = []
    for component in components where component != "$root" {
      words += component.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }
    let name = words.enumerated().map { index, word in
      let first = index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
      return first + word.dropFirst()
    }.joined()
    guard let first = name.first else { return "token" }
    return first.isNumber ? "_" + name : name
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Self", "Type", "Protocol",
  ]

  /// Returns a text as a literal of Swift.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\0"..<" ", "\u{7F}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
