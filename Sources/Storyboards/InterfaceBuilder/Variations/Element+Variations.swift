extension Element {
  /// The variations of an object or a constraint in the order of the file.
  var variations: [VariationDescription] {
    children(named: "variation").map { VariationDescription($0) }
  }

  /// The variations that hold under size classes, the most specific ones last.
  ///
  /// Of equally specific ones the later in the file wins; Apple publishes no order for them.
  func variations(under classes: SizeClasses) -> [VariationDescription] {
    var holding: [VariationDescription] = []
    for variation in variations where variation.holds(under: classes) {
      let place = holding.firstIndex { $0.specificity > variation.specificity } ?? holding.endIndex
      holding.insert(variation, at: place)
    }
    return holding
  }
}
