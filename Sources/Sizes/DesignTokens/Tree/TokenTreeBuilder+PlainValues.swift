import JSONText

/// Tokens that stand in a file without `$value`, as an article or a design program sketches them.
///
/// ```json
/// {"typography": {"body": {"small": {"fontSize": "{fontSize.small}", "lineHeight": 1.5}}},
///  "fontSize": {"small": 13}}
/// ```
extension TokenTreeBuilder {
  /// The token of an object whose members are the parts of typography; `nil` for other objects.
  ///
  /// Its font size is a value and not a group or a token of its own.
  mutating func plainTypography(
    _ value: PlacedNode,
    _ members: [JSONMember],
    usesDollar: Bool
  ) -> PlacedNode? {
    guard options.mode == .lenient,
      members.contains(where: { $0.key == "fontSize" && $0.value.isPlainValue })
    else { return nil }
    reportPlain("The typography is written without '$value'.", at: value.place)
    let type = JSONNode(content: .string(TokenType.typography.rawValue), offset: value.node.offset)
    let parts = members.filter { !$0.key.hasPrefix("$") }
    let node = JSONNode(content: .object(parts), offset: value.node.offset)
    return token(PlacedNode(node: node, file: value.file), type: type, usesDollar: usesDollar)
  }

  /// The token of a text or a number in a file in which no token is marked; `nil` for other values.
  mutating func plainToken(
    _ member: JSONMember,
    _ value: PlacedNode,
    usesDollar: Bool
  ) -> PlacedNode? {
    guard readsPlainValues, value.node.isPlainValue, !isAttribute(member) else { return nil }
    reportPlain("The token '\(member.key)' is written without '$value'.", at: value.place)
    return token(value, type: nil, usesDollar: usesDollar)
  }

  private mutating func reportPlain(_ message: String, at place: TokenPlace) {
    sink.add(
      .tokenDialect,
      message,
      at: place,
      path: "",
      hint: "Write {\"$type\": …, \"$value\": …}."
    )
  }

  /// The object that a marked token would have.
  private func token(_ value: PlacedNode, type: JSONNode?, usesDollar: Bool) -> PlacedNode {
    let mark = usesDollar ? "$" : ""
    let offset = value.node.offset
    var members = [JSONMember(key: mark + "value", offset: offset, value: value.node)]
    if let type { members.append(JSONMember(key: mark + "type", offset: offset, value: type)) }
    return PlacedNode(
      node: JSONNode(content: .object(members), offset: offset),
      file: value.file
    )
  }
}

extension JSONNode {
  /// Whether the value is a text or a number.
  fileprivate var isPlainValue: Bool { string != nil || number != nil }
}
