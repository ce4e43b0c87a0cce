import DynamicType
import Foundation

extension UIView {
  /// Takes what the program's proxies say, in this view and all below.
  func applyAppearanceInTree() {
    guard !AppearanceRegistry.current.isEmpty else { return }
    forEachInTree { $0.applyAppearance() }
  }

  /// Takes what the program's proxies say, once the view is in a window.
  ///
  /// Bars call it when their items change.
  func applyAppearance() {
    let entries = AppearanceRegistry.current.all
    guard !entries.isEmpty, window != nil else { return }
    appearanceState = Appearance.apply(entries, to: self, in: self, appearanceState)
    for case let item as UIBarItem in objectsForAppearance {
      item.appearanceState = Appearance.apply(entries, to: item, in: self, item.appearanceState)
    }
  }
}

/// How proxies are applied.
private enum Appearance {
  /// Sets the properties of an object that a proxy sets and the program does not, and gives those
  /// back that proxies set before and none does now.
  ///
  /// - Returns: What is set by proxies now.
  static func apply(
    _ entries: [AppearanceEntry],
    to object: any UIAppearance,
    in view: UIView,
    _ state: AppearanceState
  ) -> AppearanceState {
    let family = entries.filter { $0.applies(to: object, in: view) }
    guard !family.isEmpty || !state.applied.isEmpty else { return state }
    var state = state
    for property in AppearanceProperties.all where property.belongs(object) {
      apply(property, of: family, to: object, &state)
    }
    return state
  }

  private static func apply(
    _ property: AppearanceProperty,
    of entries: [AppearanceEntry],
    to object: any UIAppearance,
    _ state: inout AppearanceState
  ) {
    let current = property.value(object)
    let source = entries.last { entry in
      property.belongs(entry.proxy)
        && !property.isEqual(property.value(entry.proxy), property.value(entry.pristine))
    }
    if let record = state.applied[property.name] {
      guard property.isEqual(record.value, current) else { return }
      let value = source.map { property.value($0.proxy) } ?? record.original
      if !property.isEqual(value, current) { property.set(object, value) }
      state.applied[property.name] = source.map { _ in
        AppearanceState.Record(value: property.value(object), original: record.original)
      }
      return
    }
    guard let source, property.isEqual(current, property.value(source.pristine)) else { return }
    property.set(object, property.value(source.proxy))
    state.applied[property.name] = AppearanceState.Record(
      value: property.value(object),
      original: current
    )
  }
}
