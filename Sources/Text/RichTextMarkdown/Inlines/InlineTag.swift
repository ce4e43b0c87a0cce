/// A tag of HTML in a line of text.
struct InlineTag: Equatable {
  /// The name in small letters; empty for comments and declarations.
  var name: String
  var isEnd: Bool

  init(_ source: String) {
    var rest = source.dropFirst()
    isEnd = rest.first == "/"
    if isEnd { rest = rest.dropFirst() }
    name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
    if rest.first == "!" || rest.first == "?" { name = "" }
  }
}

/// The tags that are open in a paragraph.
struct OpenTags {
  private var counts: [String: Int] = [:]

  private static let marks: [String: InlineStyle.Emphasis] = [
    "b": .bold, "strong": .bold, "i": .italic, "em": .italic, "s": .strikethrough,
    "del": .strikethrough, "strike": .strikethrough, "u": .underline, "ins": .underline,
    "code": .code, "kbd": .code, "samp": .code, "tt": .code,
  ]

  /// Takes a tag in; returns whether it has a meaning.
  mutating func take(_ tag: InlineTag) -> Bool {
    guard Self.marks[tag.name] != nil || tag.name == "sup" || tag.name == "sub" else {
      return false
    }
    let count = counts[tag.name] ?? 0
    counts[tag.name] = tag.isEnd ? max(count - 1, 0) : count + 1
    return true
  }

  mutating func removeAll() { counts.removeAll() }

  func apply(to style: inout InlineStyle) {
    guard !counts.isEmpty else { return }
    for (name, count) in counts where count > 0 {
      if let mark = Self.marks[name] { style.emphasis.insert(mark) }
    }
    let level = (counts["sup"] ?? 0) - (counts["sub"] ?? 0)
    style.level = min(max(level, -InlineStyle.maximumLevel), InlineStyle.maximumLevel)
  }
}
