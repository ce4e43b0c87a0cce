import JSONText

extension TokenEvaluation {
  mutating func typography(_ node: PlacedNode, _ path: TokenPath) -> TokenTypography? {
    let names = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    guard let parts = members(node, of: "typography", required: names, path: path) else {
      return nil
    }
    var result = TokenTypography()
    if let node = parts["fontFamily"],
      case .fontFamily(let value)? = part(node, as: .fontFamily, references: .any, path: path)
    {
      result.fontFamily = value
    }
    if let node = parts["fontWeight"],
      case .fontWeight(let value)? = part(node, as: .fontWeight, references: .any, path: path)
    {
      result.fontWeight = value
    }
    result.fontSize = dimensionPart(parts["fontSize"], path)
    result.letterSpacing = dimensionPart(parts["letterSpacing"], path)
    result.lineHeight = parts["lineHeight"].flatMap { lineHeight($0, path) }
    return result
  }

  /// Reads a multiple of the size; lenient reading takes lengths, too.
  ///
  /// A multiple above 8 is read as pixels: programs that write plain numbers mean them, and no design
  /// leaves seven lines between two.
  private mutating func lineHeight(
    _ node: PlacedNode,
    _ path: TokenPath
  ) -> TokenTypography.LineHeight? {
    guard options.mode == .lenient, let raw = lineHeightNode(node, path) else {
      guard case .number(let value)? = part(node, as: .number, references: .any, path: path) else {
        return nil
      }
      return .multiple(value)
    }
    let isText = raw.node.string.flatMap { quantity($0, at: raw, path) }
    if let quantity = isText, quantity.unit == "%" || quantity.unit.isEmpty {
      _ = accepts("The line height is written as a text.", raw, path, hint: "Write a number.")
      return multiple(quantity.unit == "%" ? quantity.value / 100 : quantity.value)
    }
    if let number = raw.node.number { return multiple(number) }
    guard let length = dimension(raw, path) else { return nil }
    _ = accepts(
      "The line height is a length and not a multiple of the size.",
      raw,
      path,
      hint: "Write the ratio to the font size."
    )
    return .length(length)
  }

  private func multiple(_ value: Double) -> TokenTypography.LineHeight {
    value > 8 ? .length(TokenDimension(value: value, unit: .px)) : .multiple(value)
  }

  /// The node at the end of references, or `nil` where strict reading reports more.
  private mutating func lineHeightNode(_ node: PlacedNode, _ path: TokenPath) -> PlacedNode? {
    var current = node
    for _ in 0...options.maximumDepth {
      guard let text = referenceText(of: current.node) else { return current }
      switch target(of: text, at: current.place, path: path) {
      case .part(let next)?: current = next
      case .token(let index)?:
        guard let value = entries[index].value else { return nil }
        current = value
      case nil: return nil
      }
    }
    return nil
  }
}
