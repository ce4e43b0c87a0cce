import FileAccess

/// Findings that are known and accepted for now, so that only new ones are reported.
///
/// Findings are recognized by their fingerprints, which survive moved lines. The baseline counts
/// findings with the same fingerprint.
public struct Baseline: Hashable, Sendable {
  /// Findings with one fingerprint.
  public struct Entry: Hashable, Sendable {
    /// The fingerprint that they share.
    public var fingerprint: Fingerprint
    /// The number of findings.
    public var count: Int
    /// The identifier of the rule.
    public var rule: String
    /// The path of the file, relative to the root.
    public var file: String
    /// The object in the file, or `nil`.
    public var objectID: String?
    /// The message of the first of them.
    public var message: String
  }

  /// The entries, sorted by file, rule and fingerprint; each fingerprint is there once.
  public let entries: [Entry]

  /// Creates a baseline of entries; counts of equal fingerprints are added.
  init(_ entries: [Entry]) {
    var merged: [Fingerprint: Entry] = [:]
    for entry in entries {
      merged[entry.fingerprint, default: Self.empty(entry)].count += entry.count
    }
    self.entries = merged.values.sorted {
      ($0.file, $0.rule, $0.fingerprint) < ($1.file, $1.rule, $1.fingerprint)
    }
  }

  /// Creates a baseline of all given findings.
  ///
  /// - Parameters:
  ///   - findings: The findings to accept.
  ///   - root: The absolute path of the project, or empty.
  public init(_ findings: [Finding], root: String = "") {
    self.init(
      findings.inReportOrder().map { finding in
        Entry(
          fingerprint: finding.fingerprint(in: root),
          count: 1,
          rule: finding.rule.id,
          file: FilePath.relative(finding.location.file, to: root),
          objectID: finding.location.objectID,
          message: finding.message
        )
      }
    )
  }

  private static func empty(_ entry: Entry) -> Entry {
    var entry = entry
    entry.count = 0
    return entry
  }
}
