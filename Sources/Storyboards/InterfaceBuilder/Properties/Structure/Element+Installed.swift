extension VariationDescription {
  /// Returns the identifiers that the variation takes out of a list, such as the subviews.
  func excluded(from list: Property<[ObjectNode]>) -> [String] {
    references("exclude", in: list)
  }

  /// Returns the identifiers that the variation puts into a list, such as the subviews.
  func included(in list: Property<[ObjectNode]>) -> [String] {
    references("include", in: list)
  }

  private func references(_ name: String, in list: Property<[ObjectNode]>) -> [String] {
    let references = element.child("mask", key: list.name)?.children(named: name) ?? []
    return references.compactMap { $0[.variationReference.reference] }
  }
}

extension Element {
  /// Returns which identifiers of a list are installed: all, without what variations exclude.
  func installed(
    _ list: Property<[ObjectNode]>,
    under classes: SizeClasses?
  ) -> (String) -> Bool {
    let holding = variations(under: classes ?? SizeClasses())
    guard !holding.isEmpty else { return { _ in true } }
    var states: [String: Bool] = [:]
    for variation in holding {
      for id in variation.excluded(from: list) { states[id] = false }
      for id in variation.included(in: list) { states[id] = true }
    }
    return { states[$0] ?? true }
  }
}
