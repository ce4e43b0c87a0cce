import DesignTokens
import Diagnostics

/// Reads one file, by default strictly.
func read(_ text: String, _ mode: TokenReadingOptions.Mode = .strict) -> TokenDocument {
  TokenReader(options: TokenReadingOptions(mode: mode))
    .read([TokenSource(path: "a.json", bytes: Array(text.utf8))])
}

extension TokenDocument {
  /// The rules of the findings.
  var rules: [String] { findings.map(\.rule.id) }
}
