/// A format in which findings are written down.
///
/// A reporter is a pure function: the same report gives the same bytes, independent of time,
/// machine and locale. Machine formats write paths relative to the root of the report.
public struct Reporter: Sendable {
  /// The name under which it is asked for.
  public let name: String

  /// Other names for it.
  public let aliases: [String]

  /// The purpose, in a few words.
  public let summary: String

  private let write: @Sendable (FindingReport) -> String

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - name: The name under which it is asked for.
  ///   - aliases: Other names for it.
  ///   - summary: Its purpose, in a few words.
  ///   - write: The text of a report, with a line break at the end unless it is empty.
  public init(
    _ name: String,
    aliases: [String] = [],
    summary: String,
    write: @escaping @Sendable (FindingReport) -> String
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.write = write
  }

  /// Returns the report as text in this format.
  public func text(for report: FindingReport) -> String { write(report) }
}

extension Reporter {
  /// All formats, in the order in which help lists them.
  public static let all: [Reporter] = [
    .text, .summary, .xcode, .json, .sarif, .githubActions, .github, .gitlab, .junit, .checkstyle,
    .markdown, .html, .swiftLint,
  ]

  /// Returns the format with a name or an alias, or `nil`.
  public static func named(_ name: String) -> Reporter? {
    all.first { $0.name == name || $0.aliases.contains(name) }
  }
}
