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

  /// Reads a multiple of the size; lenient reading takes lengths, too, and `AUTO` for the font's own.
  private mutating func lineHeight(
    _ node: PlacedNode,
    _ path: TokenPath
  ) -> TokenTypography.LineHeight? {
    guard options.mode == .lenient, let raw = lineHeightNode(node, path) else {
      guard case .number(let value)? = part(node, as: .number, references: .any, path: path) else {
        return nil
      }
      noteLargeMultiple(value, node, path)
      return .multiple(value)
    }
    if raw.node.isAutomaticLineHeight {
      _ = accepts(
        "The line height '\(raw.node.string ?? "")' is read as the font's own.",
        raw,
        path
      )
      return nil
    }
    let isText = raw.node.string.flatMap { quantity($0, at: raw, path) }
    if let quantity = isText, quantity.unit == "%" || quantity.unit.isEmpty {
      _ = accepts("The line height is written as a text.", raw, path, hint: "Write a number.")
      return quantity.unit == "%" ? .multiple(quantity.value / 100) : multiple(quantity.value)
    }
    if let number = raw.node.number {
      guard files[raw.file].usesDollar else { return multiple(number) }
      noteLargeMultiple(number, raw, path)
      return .multiple(number)
    }
    guard let length = dimension(raw, path) else { return nil }
    _ = accepts(
      "The line height is a length, not a multiple of the font size.",
      raw,
      path,
      hint: "Write the ratio to the font size."
    )
    return .length(length)
  }

  /// The largest multiple that a design means: none leaves seven lines between two.
  private static let largestMultiple = 8.0

  /// Reads a number of Tokens Studio or of Style Dictionary, which are pixels where they are large.
  private func multiple(_ value: Double) -> TokenTypography.LineHeight {
    value > Self.largestMultiple
      ? .length(TokenDimension(value: value, unit: .px)) : .multiple(value)
  }

  /// Adds a note about a number that the format makes a factor and that looks like points.
  private mutating func noteLargeMultiple(_ value: Double, _ node: PlacedNode, _ path: TokenPath) {
    guard value > Self.largestMultiple else { return }
    let number = JSONWriter.text(of: value)
    sink.add(
      .tokenLineHeight,
      "The line height is \(number) times the font size.",
      at: node.place,
      path: path.description,
      hint: "A line height of \(number) points is \(number) divided by the font size."
    )
  }

  /// The node at the end of references, or `nil` where strict reading reports more.
  private mutating func lineHeightNode(_ node: PlacedNode, _ path: TokenPath) -> PlacedNode? {
    if case .found(let end) = end(of: node, path, onReference: { _, _, _ in }) { end } else { nil }
  }
}

extension JSONNode {
  /// Whether the value leaves the line height to the font: `AUTO` in Tokens Studio, where it is the
  /// default, and `normal` in CSS.
  var isAutomaticLineHeight: Bool {
    string.map { ["auto", "normal"].contains($0.lowercased()) } ?? false
  }
}
