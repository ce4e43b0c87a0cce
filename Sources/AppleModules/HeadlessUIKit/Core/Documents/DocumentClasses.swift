import DynamicType
import Foundation

/// The classes of the program that documents name.
package enum DocumentClasses {
  /// Makes a view of a class that a document names, with `init(coder:)` as UIKit does.
  ///
  /// - Returns: The view, or `nil` where the program has no such class or its initializer fails.
  package static func view(named name: String, in module: String?) -> UIView? {
    (type(named: name, in: module) as? UIView.Type)?.init(coder: NSCoder())
  }

  /// Finds a class that a document names, including UIKit's classes.
  package static func type(named name: String, in module: String?) -> Any.Type? {
    guard let modules = ScreenContext.current.documentModules else { return nil }
    let all = [module].compactMap { $0 } + modules + ["HeadlessUIKit"]
    for module in all {
      if let type = mangled(name, in: module) { return type }
    }
    return nil
  }

  /// The module of an object's class.
  package static func module(of object: AnyObject) -> String {
    String(String(reflecting: Swift.type(of: object)).prefix { $0 != "." })
  }

  /// A class that is not inside another type; the runtime finds it by its mangled name.
  private static func mangled(_ name: String, in module: String) -> Any.Type? {
    _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C")
  }
}
