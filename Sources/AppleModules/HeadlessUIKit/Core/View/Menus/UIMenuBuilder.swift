public import Foundation

/// A builder with which an app changes its menus; there is no menu bar here, so none is ever passed.
public protocol UIMenuBuilder: AnyObject {
  /// The system of menus that is built.
  var system: UIMenuSystem { get }
}

/// The menus of an app or of a context.
public final class UIMenuSystem: NSObject, Sendable {
  /// The menus of the app.
  public static let main = UIMenuSystem()
  /// The menus of contexts.
  public static let context = UIMenuSystem()

  /// Requests a rebuild of the menus; there is no menu bar here.
  public func setNeedsRebuild() {}

  /// Requests a validation of the commands; there is no menu bar here.
  public func setNeedsRevalidate() {}
}

/// The types of content that an object accepts.
open class UIPasteConfiguration: NSObject {
  /// The identifiers of the kinds.
  open private(set) var acceptableTypeIdentifiers: [String]

  /// Creates a configuration for kinds by their identifiers.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Accepts more types.
  open func addAcceptableTypeIdentifiers(_ identifiers: [String]) {
    acceptableTypeIdentifiers += identifiers
  }
}

/// Whether shaking and gestures of three fingers undo and redo.
public enum UIEditingInteractionConfiguration: Int, Hashable, Sendable {
  case none = 0
  case `default` = 1
}
