public import Foundation

/// A place where an app adds to its menus; there is no menu bar here, so that none is handed out.
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

  /// Asks for the menus again; there is no menu bar here.
  public func setNeedsRebuild() {}

  /// Asks whether commands can be chosen; there is no menu bar here.
  public func setNeedsRevalidate() {}
}

/// Kinds of content that an object takes.
open class UIPasteConfiguration: NSObject {
  /// The identifiers of the kinds.
  open private(set) var acceptableTypeIdentifiers: [String]

  /// Creates a configuration for kinds by their identifiers.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Takes more kinds.
  open func addAcceptableTypeIdentifiers(_ identifiers: [String]) {
    acceptableTypeIdentifiers += identifiers
  }
}

/// Whether shaking and gestures of three fingers undo and redo.
public enum UIEditingInteractionConfiguration: Int, Hashable, Sendable {
  case none = 0
  case `default` = 1
}
