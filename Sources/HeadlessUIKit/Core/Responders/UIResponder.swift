public import Foundation

/// An object that can answer to events: the common ground of views and view controllers.
open class UIResponder: NSObject {
  /// The object that is asked next: a view's controller or superview, a controller's parent.
  open var next: UIResponder? { nil }

  open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }

  open override var hash: Int { ObjectIdentifier(self).hashValue }
}
