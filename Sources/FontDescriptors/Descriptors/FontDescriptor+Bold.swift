import DynamicType

extension FontDescriptor {
  /// Asks for bold, in place of a weight that is lighter.
  package mutating func makeBold() {
    symbolicTraits.insert(.bold)
    if let weight, weight < .semibold { self.weight = nil }
  }
}
