import SwiftSyntax

/// The identifiers in a piece of code.
struct Words {
  /// The identifiers with the number of their occurrences.
  private let counts: [String: Int]

  init(_ node: some SyntaxProtocol) {
    var words: [String: Int] = [:]
    var count = 0
    for token in node.tokens(viewMode: .sourceAccurate) {
      count += 1
      if case .identifier(let text) = token.tokenKind { words[text, default: 0] += 1 }
      if count % 1_000 == 0, !LintWork.count(1_000) { break }
    }
    LintWork.count(count % 1_000)
    counts = words
  }

  /// The identifiers, in the order of letters.
  var all: [String] { counts.keys.sorted() }

  func contains(_ words: String...) -> Bool { words.contains { counts[$0] != nil } }

  /// Whether any of some words occurs.
  func contains(anyOf words: some Sequence<String>) -> Bool {
    words.contains { counts[$0] != nil }
  }

  func contains(where condition: (String) -> Bool) -> Bool {
    LintWork.count(counts.count)
    return counts.keys.contains(where: condition)
  }

  /// The number of occurrences of a word.
  func count(of word: String) -> Int { counts[word] ?? 0 }
}
