import DynamicType
import Foundation

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIView: AppearanceTarget {
  var appearanceProperties: [AppearanceProperty] { Self.appearanceProperties }

  var isOfLibrary: Bool { identity.isGenerated }
}

extension UIView {
  /// Applies the values of the program's proxies to this view and all views below.
  func applyAppearanceInTree() {
    guard !AppearanceRegistry.current.isEmpty else { return }
    forEachInTree { $0.applyAppearance() }
  }

  /// Applies the values of the program's proxies once the view is in a window.
  ///
  /// Bars call it when their items change.
  func applyAppearance() {
    let entries = AppearanceRegistry.current.all
    guard !entries.isEmpty, window != nil || isDrawnWithoutWindow else { return }
    Appearance.apply(entries, to: self, in: self)
    for object in objectsForAppearance { Appearance.apply(entries, to: object, in: self) }
  }
}

extension UIView {
  /// Whether the view is in the tree of a controller that SwiftUI lays out and draws, which has no window.
  private var isDrawnWithoutWindow: Bool {
    var top = self
    while let superview = top.superview { top = superview }
    return top.owner?.isDrawnWithoutWindow == true
  }
}

/// The application of proxies.
private enum Appearance {
  /// Applies the values of proxies that the program does not override, and restores the values of properties
  /// that no proxy sets anymore.
  static func apply(_ entries: [AppearanceEntry], to object: any AppearanceTarget, in view: UIView)
  {
    let container = object === view ? view.next : view
    let family = entries.filter {
      $0.applies(to: object, with: view.traitCollection, in: container)
    }
    guard !family.isEmpty || !object.appearanceState.applied.isEmpty else { return }
    for property in object.appearanceProperties {
      if object.isOfLibrary || !object.appearanceState.isChosen(property.key) {
        object.setDefaults { apply(property, of: family, to: object) }
      } else {
        object.appearanceState.applied[property.key] = nil
      }
    }
  }

  private static func apply(
    _ property: AppearanceProperty,
    of entries: [AppearanceEntry],
    to object: any AppearanceTarget
  ) {
    let current = property.value(object)
    let source = entries.last { $0.sets(property) }
    if let record = object.appearanceState.applied[property.key] {
      guard property.isEqual(record.value, current) else { return }
      let value = source.map { property.value($0.proxy) } ?? record.original
      if !property.isEqual(value, current) { property.set(object, value) }
      object.appearanceState.applied[property.key] = source.map { _ in
        AppearanceState.Record(value: property.value(object), original: record.original)
      }
      return
    }
    guard let source, property.isEqual(current, property.value(source.pristine)) else { return }
    property.set(object, property.value(source.proxy))
    object.appearanceState.applied[property.key] = AppearanceState.Record(
      value: property.value(object),
      original: current
    )
  }
}

extension AppearanceProperty {
  /// The properties of all views.
  static let ofViews = [
    AppearanceProperty(.backgroundColor, \UIView.backgroundColor),
    AppearanceProperty(.tintColor, \UIView.ownTint),
  ]
}

extension UIView {
  /// The tint that was set in the view itself.
  fileprivate var ownTint: UIColor? {
    get { ownTintColor }
    set { tintColor = newValue }
  }
}
