import Diagnostics
import JSONText

/// A place in one of the files that are read.
struct TokenPlace: Hashable {
  var file: Int
  var offset: Int
}

/// A node with the file that it stands in.
struct PlacedNode: Hashable {
  var node: JSONNode
  var file: Int

  var place: TokenPlace { TokenPlace(file: file, offset: node.offset) }
}

/// Collects findings; each fault of a place is kept once, and one about the form of a value.
struct FindingSink {
  struct Entry: Hashable {
    var rule: RuleDescription
    var severity: Severity
    var message: String
    var place: TokenPlace
    var path: String
    var hint: String?
  }

  let mode: TokenReadingOptions.Mode
  private(set) var entries: [Entry] = []
  private var seen: Set<Key> = []

  private struct Key: Hashable {
    var rule: String
    var place: TokenPlace
    var message: String
  }

  init(mode: TokenReadingOptions.Mode) {
    self.mode = mode
  }

  var isStrict: Bool { mode == .strict }

  /// Adds a fault.
  mutating func add(
    _ rule: RuleDescription,
    _ message: String,
    at place: TokenPlace,
    path: String,
    hint: String? = nil,
    severity: Severity? = nil
  ) {
    // A value in a foreign form is met once for each reference to it, and each reader has its own words.
    let isForm = rule == .tokenDialect || rule == .tokenValue
    let key = Key(rule: rule.id, place: place, message: isForm ? "" : message)
    guard seen.insert(key).inserted else { return }
    entries.append(
      Entry(
        rule: rule,
        severity: severity ?? rule.defaultSeverity,
        message: message,
        place: place,
        path: path,
        hint: hint
      )
    )
  }

  /// Adds a fault that lenient reading passes over with a warning.
  mutating func deviate(
    _ rule: RuleDescription,
    _ message: String,
    at place: TokenPlace,
    path: String,
    hint: String? = nil
  ) {
    add(rule, message, at: place, path: path, hint: hint, severity: isStrict ? .error : .warning)
  }
}
