extension JSONValue {
  /// The value as JSON text on one line, as JSON Lines needs it.
  public var line: String {
    switch self {
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.string($0.key).line + ":" + $0.value.line }.joined(separator: ",")
        + "}"
    default: description
    }
  }
}
