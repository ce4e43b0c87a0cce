public import DynamicType

extension UIViewController {
  /// Traits that override those of this controller and its views.
  public var traitOverrides: UITraitCollection {
    get { traitState.overrides ?? UITraitCollection() }
    set {
      traitState.overrides = newValue == UITraitCollection() ? nil : newValue
      loadedView?.updateTraitsIfNeeded()
    }
  }

  /// The traits that the controller passes to its view; `nil` for those of the superview.
  var traitsForView: UITraitCollection? {
    let changes = [
      traitsOfPresentation, parent?.overridesByChild[ObjectIdentifier(self)], traitState.overrides,
    ].compactMap { $0 }
    guard !changes.isEmpty else { return nil }
    let above = loadedView?.superview?.traitCollection ?? parent?.traitCollection
    let base =
      above ?? UITraitCollection.fallback.merging(TraitEnvironment.application.traitCollection)
    return changes.reduce(base) { $0.merging($1) }
  }

  func traitsOfViewChanged() {
    let new = loadedView?.traitCollection
    let previous = traitState.current
    traitState.current = new
    guard let previous, let new, previous != new else { return }
    applyMinimumMargins()
    traitCollectionDidChange(previous)
    traitState.notify(self, previous: previous)
  }
}
