import Diagnostics
import JSONText

extension TokenEvaluation {
  /// Reads a value that is not a reference.
  mutating func read(_ node: PlacedNode, as type: TokenType, path: TokenPath) -> TokenValue? {
    switch type {
    case .color: readColor(node, path)
    case .dimension: dimension(node, path).map { .dimension($0) }
    case .fontFamily: fontFamily(node, path).map { .fontFamily($0) }
    case .fontWeight: fontWeight(node, path).map { .fontWeight($0) }
    case .duration: duration(node, path).map { .duration($0) }
    case .cubicBezier: cubicBezier(node, path).map { .cubicBezier($0) }
    case .number: number(node, path).map { .number($0) }
    case .strokeStyle: strokeStyle(node, path).map { .strokeStyle($0) }
    case .border: border(node, path).map { .border($0) }
    case .transition: transition(node, path).map { .transition($0) }
    case .shadow: shadows(node, path).map { .shadow($0) }
    case .gradient: gradient(node, path).map { .gradient($0) }
    case .typography: typography(node, path).map { .typography($0) }
    }
  }

  private mutating func number(_ node: PlacedNode, _ path: TokenPath) -> Double? {
    if let number = node.node.number { return number }
    guard let text = node.node.string else {
      return fault("A number is expected and not \(node.node.kind).", node, path)
    }
    guard let quantity = quantity(text, at: node, path) else {
      return fault("'\(text)' is not a number.", node, path)
    }
    guard accepts("The number is written as the text '\(text)'.", node, path) else { return nil }
    return quantity.unit == "%" ? quantity.value / 100 : quantity.value
  }

  mutating func dimension(_ node: PlacedNode, _ path: TokenPath) -> TokenDimension? {
    switch node.node.content {
    case .object: return dimensionObject(node, path)
    case .number(let number):
      guard accepts("A dimension without a unit is read as pixels.", node, path, hint: Self.hint)
      else { return nil }
      return TokenDimension(value: number, unit: .px)
    case .string(let text):
      guard let quantity = quantity(text, at: node, path),
        let unit = TokenDimension.Unit(rawValue: quantity.unit.isEmpty ? "px" : quantity.unit)
      else { return fault("'\(text)' is not a dimension.", node, path, hint: Self.hint) }
      guard accepts("The dimension is written as the text '\(text)'.", node, path, hint: Self.hint)
      else { return nil }
      return TokenDimension(value: quantity.value, unit: unit)
    default: return fault("A dimension is no \(node.node.kind).", node, path, hint: Self.hint)
    }
  }

  private static let hint = "Write {\"value\": 16, \"unit\": \"px\"} or with the unit 'rem'."

  private mutating func dimensionObject(_ node: PlacedNode, _ path: TokenPath) -> TokenDimension? {
    guard let (value, unit) = measure(node, "dimension", path) else { return nil }
    guard let known = TokenDimension.Unit(rawValue: unit.node.string ?? "") else {
      return fault("The unit of a dimension is 'px' or 'rem'.", unit, path)
    }
    if known != .px && known != .rem {
      guard accepts("The unit '\(known.rawValue)' is not part of the format.", unit, path) else {
        return nil
      }
    }
    return TokenDimension(value: value, unit: known)
  }

  private mutating func measure(
    _ node: PlacedNode,
    _ kind: String,
    _ path: TokenPath
  ) -> (value: Double, unit: PlacedNode)? {
    let names = ["value", "unit"]
    guard let parts = members(node, of: kind, required: names, path: path),
      let value = parts["value"].flatMap({ primitive($0, path: path) }),
      let unit = parts["unit"].flatMap({ primitive($0, path: path) })
    else { return nil }
    if let number = value.node.number { return (number, unit) }
    guard let text = value.node.string, let quantity = quantity(text, at: value, path),
      accepts("The number is written as the text '\(text)'.", value, path)
    else { return fault("The value of a \(kind) is a number.", value, path) }
    return (quantity.value, unit)
  }

  mutating func duration(_ node: PlacedNode, _ path: TokenPath) -> TokenDuration? {
    if let text = node.node.string, let quantity = quantity(text, at: node, path),
      let unit = TokenDuration.Unit(rawValue: quantity.unit.isEmpty ? "ms" : quantity.unit)
    {
      let goesOn = accepts(
        "The duration is written as the text '\(text)'.",
        node,
        path,
        hint: "Write {\"value\": 100, \"unit\": \"ms\"}."
      )
      return goesOn ? TokenDuration(value: quantity.value, unit: unit) : nil
    }
    if let number = node.node.number {
      return accepts("A duration without a unit is read as milliseconds.", node, path)
        ? TokenDuration(value: number, unit: .milliseconds) : nil
    }
    guard let (value, unit) = measure(node, "duration", path) else { return nil }
    guard let known = TokenDuration.Unit(rawValue: unit.node.string ?? "") else {
      return fault("The unit of a duration is 'ms' or 's'.", unit, path)
    }
    return TokenDuration(value: value, unit: known)
  }

  mutating func fontFamily(_ node: PlacedNode, _ path: TokenPath) -> [String]? {
    if let name = node.node.string { return [name] }
    guard let elements = node.node.elements, !elements.isEmpty else {
      return fault("A font family is a text or a list of texts.", node, path)
    }
    var names: [String] = []
    for element in elements {
      let place = PlacedNode(node: element, file: node.file)
      guard let resolved = primitive(place, path: path) else { continue }
      if let name = resolved.node.string {
        names.append(name)
      } else if let inner = resolved.node.elements, referenceText(of: element) != nil {
        names += inner.compactMap(\.string)
      } else {
        let nothing: String? = fault("A font family is a text.", resolved, path)
        _ = nothing
      }
    }
    return names
  }

  mutating func cubicBezier(_ node: PlacedNode, _ path: TokenPath) -> TokenCubicBezier? {
    guard let elements = node.node.elements, elements.count == 4 else {
      return fault("A cubic Bézier curve is a list of four numbers.", node, path)
    }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      let place = PlacedNode(node: element, file: node.file)
      guard let resolved = primitive(place, path: path) else { return nil }
      guard let number = resolved.node.number else {
        return fault("A coordinate of a curve is a number.", resolved, path)
      }
      guard index % 2 == 1 || (0...1).contains(number) else {
        return fault("The time of a control point is between 0 and 1.", resolved, path)
      }
      numbers.append(number)
    }
    return TokenCubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }
}
