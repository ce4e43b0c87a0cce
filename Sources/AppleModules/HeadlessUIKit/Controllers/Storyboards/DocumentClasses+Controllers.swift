import DynamicType
import Foundation

extension DocumentClasses {
  /// Makes a controller of a class that a document names, with `init(coder:)`.
  ///
  /// - Returns: The controller, or `nil` where the program has no such class or its initializer fails.
  package static func controller(named name: String, in module: String?) -> UIViewController? {
    (type(named: name, in: module) as? UIViewController.Type)?.init(coder: NSCoder())
  }

  /// Makes a layout of a class that a document names, with `init(coder:)`.
  ///
  /// - Returns: The layout, or `nil` where the program has no such class or its initializer fails.
  package static func layout(named name: String, in module: String?) -> UICollectionViewLayout? {
    (type(named: name, in: module) as? UICollectionViewLayout.Type)?.init(coder: NSCoder())
  }

  /// Makes a segue of a class that a document names, as the build plug-in lists it.
  ///
  /// - Returns: The segue, or `nil` where the program has no such class.
  package static func segue(
    named name: String,
    in modules: [String?],
    identifier: String?,
    from source: UIViewController,
    to destination: UIViewController
  ) -> UIStoryboardSegue? {
    let context = ScreenContext.with(\.documentModules, modules.compactMap { $0 })
    let found = context.perform { Self.type(named: name, in: nil) }
    guard let type = found as? UIStoryboardSegue.Type else { return nil }
    #if canImport(ObjectiveC)
    return nil
    #else
    let name = "initWithIdentifier:source:destination:"
    let method = ObjectiveCMethods.method(named: name, ofClass: type)
    let segue = method?.call(on: source, with: [identifier, source, destination])
    return segue as? UIStoryboardSegue
    #endif
  }
}
