import SwiftSyntax

/// The steps taken for checking a file, and their limit.
///
/// A step is a token, a value or a declaration that a rule reads. Human-written files need a few steps per
/// byte; the limit is for generated and malicious ones.
///
/// `@unchecked Sendable`: a file is checked by a single thread, and only that thread sees its work.
final class LintWork: @unchecked Sendable {
  /// The work of the file that this thread is checking.
  @TaskLocal static var current: LintWork?

  /// The steps for a file without bytes; about a second.
  static let freeSteps = 1 << 22
  private static let stepsOfByte = 32

  private let limit: Int
  private var steps = 0
  private var wordsOfDeclarations: [SyntaxIdentifier: Words] = [:]

  /// Begins the work on a file with a number of bytes.
  init(bytes: Int, freeSteps: Int) {
    limit = freeSteps + bytes * Self.stepsOfByte
  }

  /// Whether the limit is exceeded; later findings are dropped.
  var isOver: Bool { steps > limit }

  /// Counts steps of the file that this thread is checking.
  ///
  /// - Returns: Whether there are steps left.
  @discardableResult static func count(_ steps: Int) -> Bool {
    guard let current else { return true }
    current.steps += steps
    return !current.isOver
  }

  /// Returns the identifiers of a declaration, which many findings in it need.
  static func words(ofDeclaration node: Syntax) -> Words {
    guard let current else { return Words(node) }
    if let known = current.wordsOfDeclarations[node.id] { return known }
    let words = Words(node)
    current.wordsOfDeclarations[node.id] = words
    return words
  }
}
