import CommandSupport

/// The parts of a document that a format cannot represent, for a note on standard error.
struct LostParts {
  private let counts: [(name: String, count: Int)]

  /// Creates a value for a document that loses nothing.
  init() { counts = [] }

  init<Part: RawRepresentable<String>>(_ omissions: [Part: Int]) {
    counts = omissions.map { (Self.words($0.key.rawValue), $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// Writes a line to standard error if something was lost.
  func write(of input: DocumentInput, in format: ConversionFormat) {
    guard !counts.isEmpty else { return }
    let parts = counts.map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
    Terminal.writeError("note: '\(input.name)' loses in \(format.title): \(parts)")
  }

  /// The counts by the names of the parts.
  var json: JSONValue {
    .object(counts.map { JSONValue.Member($0.name, .number(Double($0.count))) })
  }

  /// The words of a name such as `lineSpacing`.
  private static func words(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }
}
