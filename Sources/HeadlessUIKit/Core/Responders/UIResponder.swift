public import Foundation

/// An object that can answer to events: the common ground of views and view controllers.
open class UIResponder: NSObject {
  /// The object that is asked next: a view's controller or superview, a controller's parent.
  open var next: UIResponder? { nil }

  /// The traits of a view or controller; other responders have none.
  var traitState = TraitState()

  open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }

  open override var hash: Int { ObjectIdentifier(self).hashValue }
}
