public import Diagnostics

/// Design tokens as they were read, with the findings about them.
public struct TokenDocument: Sendable {
  /// The tokens in the order of the files.
  public let tokens: [DesignToken]

  /// The findings in the order of the files.
  public let findings: [Finding]

  private let positions: [String: Int]

  init(tokens: [DesignToken], findings: [Finding], positions: [String: Int]) {
    self.tokens = tokens
    self.findings = findings
    self.positions = positions
  }

  /// The token with a path, such as `color.blue`, or `nil`.
  public subscript(path: String) -> DesignToken? {
    positions[path].map { tokens[$0] }
  }

  /// Whether nothing in the files is wrong.
  public var isValid: Bool { !findings.contains { $0.severity == .error } }
}
