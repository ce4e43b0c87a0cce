import JSONText

extension TokenEvaluation {
  mutating func readColor(_ node: PlacedNode, _ path: TokenPath) -> TokenValue? {
    guard let text = node.node.string else { return colorObject(node, path).map { .color($0) } }
    let goesOn = accepts(
      "The color is written as the text '\(text)'.",
      node,
      path,
      hint: "Write {\"colorSpace\": \"srgb\", \"components\": [r, g, b]}."
    )
    guard goesOn else { return nil }
    // Colors of CSS that are not hexadecimal are kept as they are.
    return TokenColor(hex: text).map { .color($0) } ?? .other(node.node)
  }

  private mutating func colorObject(_ node: PlacedNode, _ path: TokenPath) -> TokenColor? {
    let parts = members(
      node,
      of: "color",
      required: ["colorSpace", "components"],
      optional: ["alpha", "hex"],
      path: path
    )
    guard let parts, let spaceNode = parts["colorSpace"].flatMap({ primitive($0, path: path) }),
      let componentsNode = parts["components"].flatMap({ primitive($0, path: path) })
    else { return nil }
    guard let space = TokenColor.Space(rawValue: spaceNode.node.string ?? "") else {
      return fault("The color space is not one of CSS's.", spaceNode, path)
    }
    guard let elements = componentsNode.node.elements, elements.count == 3 else {
      return fault("The components of a color are a list of three.", componentsNode, path)
    }
    var components: [Double?] = []
    for (element, range) in zip(elements, space.ranges) {
      let place = PlacedNode(node: element, file: componentsNode.file)
      guard let component = component(place, range, path) else { return nil }
      components.append(component.value)
    }
    return TokenColor(
      space: space,
      components: components,
      alpha: alpha(parts["alpha"], path),
      hex: hex(parts["hex"], path)
    )
  }

  private mutating func component(
    _ node: PlacedNode,
    _ range: TokenColor.Space.Range,
    _ path: TokenPath
  ) -> (value: Double?, isNone: Bool)? {
    guard let resolved = primitive(node, path: path) else { return nil }
    if resolved.node.string == "none" { return (nil, true) }
    guard let number = resolved.node.number else {
      return fault("A component of a color is a number or 'none'.", resolved, path)
    }
    guard
      range.contains(number)
        || accepts("The component \(number) is outside its range.", resolved, path)
    else { return nil }
    return (number, false)
  }

  private mutating func alpha(_ node: PlacedNode?, _ path: TokenPath) -> Double {
    guard let node, let resolved = primitive(node, path: path) else { return 1 }
    guard let alpha = resolved.node.number, (0...1).contains(alpha) else {
      return fault("The alpha of a color is between 0 and 1.", resolved, path) ?? 1
    }
    return alpha
  }

  private mutating func hex(_ node: PlacedNode?, _ path: TokenPath) -> String? {
    guard let node, let resolved = primitive(node, path: path) else { return nil }
    guard let text = resolved.node.string, text.utf8.count == 7, TokenColor(hex: text) != nil else {
      return fault("The fallback of a color is '#' with six digits.", resolved, path)
    }
    return text
  }
}
