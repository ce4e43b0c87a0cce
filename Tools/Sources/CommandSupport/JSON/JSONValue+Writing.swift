extension JSONValue: CustomStringConvertible {
  /// The value as JSON text, indented by two spaces, without a newline at the end.
  public var description: String { text(indent: "") }

  private func text(indent: String) -> String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value.isFinite ? value.shortestText : "null"
    case .string(let value): Self.quoted(value)
    case .array(let elements):
      Self.block("[", elements.map { $0.text(indent: indent + "  ") }, "]", indent)
    case .object(let members):
      Self.block(
        "{",
        members.map { Self.quoted($0.key) + ": " + $0.value.text(indent: indent + "  ") },
        "}",
        indent
      )
    }
  }

  private static func block(
    _ open: String,
    _ items: [String],
    _ close: String,
    _ indent: String
  ) -> String {
    guard !items.isEmpty else { return open + close }
    let lines = items.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "\(open)\n\(lines)\n\(indent)\(close)"
  }

  private static func quoted(_ string: String) -> String {
    "\"" + string.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
