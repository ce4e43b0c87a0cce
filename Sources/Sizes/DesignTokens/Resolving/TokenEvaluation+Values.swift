import Diagnostics
import JSONText

extension TokenEvaluation {
  /// Returns the type of a token; a chain of aliases is followed without recursion.
  mutating func type(of index: Int) -> TokenType? {
    var chain: [Int] = []
    var current = index
    var result: TokenType?
    while true {
      guard typeStates[current] == .untouched else {
        result = types[current]
        break
      }
      typeStates[current] = .active
      chain.append(current)
      if let own = declaredType(of: current) {
        result = own
        break
      }
      guard case .token(let next)? = target(of: current) else { break }
      current = next
    }
    for link in chain.reversed() {
      result = result ?? inheritedType(of: link)
      types[link] = result
      typeStates[link] = .done
    }
    return types[index]
  }

  private func declaredType(of index: Int) -> TokenType? {
    let object = entries[index].object.node
    let own = object["$type"] ?? (entries[index].usesDollar ? nil : object["type"])
    return own.flatMap(type(named:))
  }

  private func inheritedType(of index: Int) -> TokenType? {
    if let type = (entries[index].inheritedType?.node).flatMap(type(named:)) { return type }
    guard !entries[index].usesDollar else { return nil }
    return categoryType(of: entries[index].path)
  }

  /// The type by the first name of the path, as Style Dictionary's category, type and item have it.
  private func categoryType(of path: TokenPath) -> TokenType? {
    switch path.components.first {
    case "color", "colors": .color
    case "size", "spacing", "dimension": .dimension
    case "time": .duration
    case "opacity": .number
    default: nil
    }
  }

  private func type(named node: JSONNode) -> TokenType? {
    guard let name = node.string else { return nil }
    return TokenType(rawValue: name)
      ?? (options.mode == .lenient ? TokenType(dialectName: name) : nil)
  }

  /// Returns the value of a token; a chain of aliases is followed without recursion.
  mutating func value(of index: Int) -> TokenValue? {
    guard states[index] != .done else { return values[index] }
    let start = active.count
    var current = index
    var result: TokenValue?
    while states[current] != .done {
      guard states[current] == .untouched else {
        reportCycle(from: current)
        break
      }
      states[current] = .active
      active.append(current)
      guard let value = entries[current].value else { break }
      guard entries[current].reference != nil else {
        result = ownValue(of: current, value)
        break
      }
      let found = target(of: current)
      if case .token(let next)? = found {
        current = next
        continue
      }
      if case .part(let part)? = found { result = ownValue(of: current, part) }
      break
    }
    if states[current] == .done { result = values[current] }
    for link in active[start...].reversed() {
      result = checked(result, for: link)
      values[link] = result
      states[link] = .done
    }
    active.removeLast(active.count - start)
    return values[index]
  }

  private mutating func ownValue(of index: Int, _ value: PlacedNode) -> TokenValue? {
    let path = entries[index].path
    guard let type = type(of: index) else {
      let declared = entries[index].object.node["$type"] ?? entries[index].object.node["type"]
      if declared == nil, entries[index].usesDollar {
        sink.deviate(
          .tokenType,
          "The token has no type.",
          at: tree.nodes[entries[index].node].place,
          path: path.description,
          hint: "Write '$type' in the token or in a group around it."
        )
      }
      return .other(value.node)
    }
    if value.node.isAutomaticLineHeight, isLineHeight(index) { return .other(value.node) }
    return part(value, as: type, references: .any, path: path)
  }

  /// Whether a token is a line height of Tokens Studio, which may be a text.
  private func isLineHeight(_ index: Int) -> Bool {
    guard options.mode == .lenient else { return false }
    let object = entries[index].object.node
    let declared = object["$type"] ?? object["type"] ?? entries[index].inheritedType?.node
    return declared?.string.map { ["lineHeights", "lineHeight"].contains($0) } ?? false
  }

  /// Compares the type of an alias with that of the value it leads to.
  private mutating func checked(_ value: TokenValue?, for index: Int) -> TokenValue? {
    guard let value, let actual = value.type, let type = type(of: index), type != actual else {
      return value
    }
    sink.deviate(
      .tokenReference,
      "The token is of type \(type.rawValue), and the reference leads to \(actual.rawValue).",
      at: (entries[index].value ?? entries[index].object).place,
      path: entries[index].path.description
    )
    guard options.mode == .lenient else { return nil }
    types[index] = actual
    return value
  }

  private mutating func reportCycle(from index: Int) {
    let start = active.firstIndex(of: index) ?? 0
    let names = active[start...].prefix(5).map { entries[$0].path.description }
    let ellipsis = active.count - start > 5 ? " → …" : ""
    let circle = (names + [names[0]]).joined(separator: " → ")
    for link in active[start...] {
      sink.add(
        .tokenCycle,
        "The reference leads back to its own token: \(names.count > 4 ? names.joined(separator: " → ") + ellipsis : circle).",
        at: (entries[link].value ?? entries[link].object).place,
        path: entries[link].path.description
      )
    }
  }
}

extension TokenValue {
  /// The type of the value; `nil` for a value without a type of the format.
  public var type: TokenType? {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .other: nil
    }
  }
}
