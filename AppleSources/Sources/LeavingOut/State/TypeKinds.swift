/// The types in a module that can be shown, by the names in their headers.
struct TypeKinds {
  /// SwiftUI views.
  private(set) var views: Set<String> = []
  /// UIKit views and controllers.
  private(set) var controllers: Set<String> = []
  /// Preview providers.
  private(set) var previews: Set<String> = []

  init(_ types: [Inventory.TypeEntry]) {
    for type in types where type.name != "View" {
      if type.supertypes.contains("View") { views.insert(type.name) }
      if type.supertypes.contains("PreviewProvider") { previews.insert(type.name) }
    }
    let superclasses = Set(types.compactMap { $0.isClass ? $0.supertypes.first : nil })
    controllers = Self.subclasses(of: superclasses.filter(Self.isShown), types)
  }

  /// The direct and indirect subclasses of classes.
  static func subclasses(
    of superclasses: some Sequence<String>,
    _ types: [Inventory.TypeEntry]
  ) -> Set<String> {
    var below: [String: [String]] = [:]
    for type in types where type.isClass {
      guard let superclass = type.supertypes.first else { continue }
      below[superclass, default: []].append(type.name)
    }
    var found: Set<String> = []
    var pending = Array(superclasses)
    while let superclass = pending.popLast() {
      for name in below[superclass] ?? [] where found.insert(name).inserted { pending.append(name) }
    }
    return found
  }

  private static let endings = [
    "View", "Controller", "Cell", "Control", "Button", "Label", "Field", "Switch", "Window", "Bar",
    "Slider",
    "Stepper", "Picker",
  ]

  private static func isShown(_ superclass: String) -> Bool {
    superclass.hasPrefix("UI") && endings.contains { superclass.hasSuffix($0) }
  }
}
