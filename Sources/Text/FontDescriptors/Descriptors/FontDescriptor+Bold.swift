package import DynamicType

extension FontDescriptor {
  /// Asks for bold, in place of a weight that is lighter.
  package mutating func makeBold() {
    symbolicTraits.insert(.bold)
    if let weight, weight < .semibold { self.weight = nil }
  }

  /// The weight of the descriptor's bold variant: the emphasized weight of its text style, else bold.
  ///
  /// Bold text in Body is semibold, as the Human Interface Guidelines have it in their tables of styles.
  package var emphasizedWeight: FontWeight {
    let entry = textStyle.flatMap { TypeTable.iOS.nearestEntry($0, .large) }
    return max(entry?.emphasizedWeight ?? .bold, weight ?? .regular)
  }
}
