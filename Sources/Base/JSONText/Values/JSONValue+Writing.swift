extension JSONValue: CustomStringConvertible {
  /// The value as JSON text, indented by two spaces, without a newline at the end.
  public var description: String { text(JSONStyle(isIndented: true)) }

  /// The value as JSON text on one line, as JSON Lines needs it.
  public var line: String { text(.compact) }

  private func text(_ style: JSONStyle) -> String {
    var writer = JSONWriter(style)
    write(to: &writer)
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.boolean(value)
    case .number(let value): writer.number(value)
    case .string(let value): writer.string(value)
    case .array(let elements):
      writer.array { for element in elements { element.write(to: &$0) } }
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.key(member.key)
          member.value.write(to: &writer)
        }
      }
    }
  }
}
