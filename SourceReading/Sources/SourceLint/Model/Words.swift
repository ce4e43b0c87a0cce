import SwiftSyntax

/// The identifiers in a piece of code.
struct Words {
  private let found: Set<String>

  init(_ node: some SyntaxProtocol) {
    var words: Set<String> = []
    var count = 0
    defer { LintWork.count(count) }
    guard LintWork.count(1) else {
      found = []
      return
    }
    for token in node.tokens(viewMode: .sourceAccurate) {
      count += 1
      if count > 20_000 { break }
      if case .identifier(let text) = token.tokenKind { words.insert(text) }
    }
    found = words
  }

  /// The identifiers, in the order of letters.
  var all: [String] { found.sorted() }

  func contains(_ words: String...) -> Bool { words.contains { found.contains($0) } }

  func contains(where condition: (String) -> Bool) -> Bool { found.contains(where: condition) }
}
