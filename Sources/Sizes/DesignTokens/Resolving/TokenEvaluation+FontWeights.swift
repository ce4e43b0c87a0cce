import JSONText

extension TokenEvaluation {
  /// The names of weights in the format.
  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
    "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]

  /// The names without hyphens, as design programs write them.
  private static let looseWeights = Dictionary(
    weights.map { ($0.key.filter { $0 != "-" }, $0.value) },
    uniquingKeysWith: { first, _ in first }
  )

  mutating func fontWeight(_ node: PlacedNode, _ path: TokenPath) -> Double? {
    if let number = node.node.number {
      guard (1...1000).contains(number) else {
        return fault("A font weight is between 1 and 1000.", node, path)
      }
      return number
    }
    guard let text = node.node.string else {
      return fault("A font weight is a number or a name.", node, path)
    }
    if let weight = Self.weights[text] { return weight }
    let words = text.lowercased().split { " -_".contains($0) }.filter {
      $0 != "italic" && $0 != "oblique"
    }
    let weight =
      words.isEmpty
      ? 400 : Self.looseWeights[words.joined()] ?? quantity(text, at: node, path)?.value
    guard let weight, (1...1000).contains(weight) else {
      return fault(
        "'\(text)' is not a font weight.",
        node,
        path,
        hint: "Write a number from 1 to 1000 or a name such as 'semi-bold'."
      )
    }
    return accepts("The font weight is written as '\(text)'.", node, path) ? weight : nil
  }
}
