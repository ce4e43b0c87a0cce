import Diagnostics
import SourceLint
import SourceReading

/// The promises that hold for every source, whatever is in it.
enum SourceCheck {
  private static let linter = SourceLinter()

  /// Returns the promise that a source breaks, or `nil`.
  static func fault(of bytes: [UInt8]) -> String? {
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    for name in ["Screen.swift", "Screen.m"] {
      for finding in linter.findings(in: bytes, path: "App/\(name)") {
        guard (0...lines).contains(finding.location.line) else {
          return "\(finding.rule.id) is in line \(finding.location.line) of \(lines)"
        }
        guard finding.message.hasSuffix(".") else {
          return "the message of \(finding.rule.id) is no sentence"
        }
      }
    }
    _ = SourceTree(threads: 1).facts(of: bytes, path: "App/Screen.swift")
    return nil
  }
}
