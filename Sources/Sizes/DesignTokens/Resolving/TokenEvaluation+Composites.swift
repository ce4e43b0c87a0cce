import JSONText

extension TokenEvaluation {
  private static let strokes: Set<String> = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]

  mutating func strokeStyle(_ node: PlacedNode, _ path: TokenPath) -> TokenStrokeStyle? {
    if let name = node.node.string {
      guard Self.strokes.contains(name) else {
        return fault("'\(name)' is not a stroke style.", node, path)
      }
      return .named(name)
    }
    let names = ["dashArray", "lineCap"]
    guard let parts = members(node, of: "stroke style", required: names, path: path),
      let dashes = parts["dashArray"].flatMap({ primitive($0, path: path) }),
      let cap = parts["lineCap"].flatMap({ primitive($0, path: path) })
    else { return nil }
    guard let elements = dashes.node.elements, !elements.isEmpty else {
      return fault("The dashes of a stroke style are a list of dimensions.", dashes, path)
    }
    guard let lineCap = cap.node.string, ["round", "butt", "square"].contains(lineCap) else {
      return fault("The line cap is 'round', 'butt' or 'square'.", cap, path)
    }
    var lengths: [TokenDimension] = []
    for element in elements {
      let place = PlacedNode(node: element, file: dashes.file)
      if let length = dimensionPart(place, path) { lengths.append(length) }
    }
    return .dashes(lengths, lineCap: lineCap)
  }

  mutating func dimensionPart(_ node: PlacedNode?, _ path: TokenPath) -> TokenDimension? {
    guard let node,
      case .dimension(let value)? = part(node, as: .dimension, references: .any, path: path)
    else { return nil }
    return value
  }

  private mutating func colorPart(_ node: PlacedNode?, _ path: TokenPath) -> TokenColor? {
    guard let node, case .color(let value)? = part(node, as: .color, references: .any, path: path)
    else { return nil }
    return value
  }

  mutating func border(_ node: PlacedNode, _ path: TokenPath) -> TokenBorder? {
    let names = ["color", "width", "style"]
    guard let parts = members(node, of: "border", required: names, path: path) else { return nil }
    var style: TokenStrokeStyle?
    if let node = parts["style"],
      case .strokeStyle(let value)? = part(node, as: .strokeStyle, references: .any, path: path)
    {
      style = value
    }
    return TokenBorder(
      color: colorPart(parts["color"], path),
      width: dimensionPart(parts["width"], path),
      style: style
    )
  }

  mutating func transition(_ node: PlacedNode, _ path: TokenPath) -> TokenTransition? {
    let names = ["duration", "delay", "timingFunction"]
    guard let parts = members(node, of: "transition", required: names, path: path) else {
      return nil
    }
    var curve: TokenCubicBezier?
    if let node = parts["timingFunction"],
      case .cubicBezier(let value)? = part(node, as: .cubicBezier, references: .any, path: path)
    {
      curve = value
    }
    return TokenTransition(
      duration: durationPart(parts["duration"], path),
      delay: durationPart(parts["delay"], path),
      timingFunction: curve
    )
  }

  private mutating func durationPart(_ node: PlacedNode?, _ path: TokenPath) -> TokenDuration? {
    guard let node,
      case .duration(let value)? = part(node, as: .duration, references: .any, path: path)
    else { return nil }
    return value
  }

  mutating func shadows(_ node: PlacedNode, _ path: TokenPath) -> [TokenShadow]? {
    guard let elements = node.node.elements else { return shadow(node, path).map { [$0] } }
    guard !elements.isEmpty else { return fault("A shadow is an object or a list.", node, path) }
    var shadows: [TokenShadow] = []
    for element in elements {
      let place = PlacedNode(node: element, file: node.file)
      if referenceText(of: element) == nil {
        if let shadow = shadow(place, path) { shadows.append(shadow) }
      } else if case .shadow(let list)? = part(place, as: .shadow, references: .any, path: path) {
        // Lists are not flattened (Format Module 2025.10, references to arrays).
        guard list.count == 1 else {
          return fault("The reference names several shadows.", place, path)
        }
        shadows += list
      }
    }
    return shadows
  }

  private mutating func shadow(_ node: PlacedNode, _ path: TokenPath) -> TokenShadow? {
    let lengths = ["offsetX", "offsetY", "blur", "spread"]
    var node = node
    if options.mode == .lenient, node.node["x"] != nil || node.node["y"] != nil {
      node = renamedShadow(node, path)
    }
    let required = ["color"] + lengths
    guard
      let parts = members(node, of: "shadow", required: required, optional: ["inset"], path: path)
    else { return nil }
    var inset = false
    if let flag = parts["inset"].flatMap({ primitive($0, path: path) }) {
      guard let value = flag.node.boolean else {
        return fault("'inset' is true or false.", flag, path)
      }
      inset = value
    }
    return TokenShadow(
      color: colorPart(parts["color"], path),
      offsetX: dimensionPart(parts["offsetX"], path),
      offsetY: dimensionPart(parts["offsetY"], path),
      blur: dimensionPart(parts["blur"], path),
      spread: dimensionPart(parts["spread"], path),
      inset: inset
    )
  }

  /// Returns a shadow of Tokens Studio with the names of the format.
  private mutating func renamedShadow(_ node: PlacedNode, _ path: TokenPath) -> PlacedNode {
    _ = accepts("The offsets of a shadow are 'offsetX' and 'offsetY'.", node, path)
    var members: [JSONMember] = []
    for var member in node.node.members ?? [] {
      switch member.key {
      case "x": member.key = "offsetX"
      case "y": member.key = "offsetY"
      case "type":
        member.key = "inset"
        member.value.content = .boolean(member.value.string == "innerShadow")
      default: break
      }
      members.append(member)
    }
    return PlacedNode(
      node: JSONNode(content: .object(members), offset: node.node.offset),
      file: node.file
    )
  }

  mutating func gradient(_ node: PlacedNode, _ path: TokenPath) -> [TokenGradientStop]? {
    guard let elements = node.node.elements, !elements.isEmpty else {
      return fault("A gradient is a list of stops.", node, path)
    }
    var stops: [TokenGradientStop] = []
    for element in elements {
      let place = PlacedNode(node: element, file: node.file)
      if referenceText(of: element) == nil {
        if let stop = gradientStop(place, path) { stops.append(stop) }
      } else if case .gradient(let list)? = part(place, as: .gradient, references: .any, path: path)
      {
        guard list.count == 1 else {
          return fault("The reference names several stops.", place, path)
        }
        stops += list
      }
    }
    return stops
  }

  private mutating func gradientStop(_ node: PlacedNode, _ path: TokenPath) -> TokenGradientStop? {
    let names = ["color", "position"]
    guard let parts = members(node, of: "gradient stop", required: names, path: path) else {
      return nil
    }
    var position: Double?
    if let node = parts["position"],
      case .number(let value)? = part(node, as: .number, references: .any, path: path)
    {
      guard (0...1).contains(value) || referenceText(of: node.node) != nil else {
        return fault("The position of a stop is between 0 and 1.", node, path)
      }
      // The format clamps positions outside the line (Format Module 2025.10, gradient).
      position = min(max(value, 0), 1)
    }
    return TokenGradientStop(color: colorPart(parts["color"], path), position: position)
  }
}
