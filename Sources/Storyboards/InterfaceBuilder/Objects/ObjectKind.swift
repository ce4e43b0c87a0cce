/// The kind of an object: the name of its element, such as `label` or `viewController`.
public struct ObjectKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the element.
  public let rawValue: String

  /// Creates a kind from the name of an element.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a kind from the name of an element.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// The category of a kind.
  public enum Category: Hashable, Sendable, CaseIterable {
    /// Views and controls.
    case view
    /// View controllers, and references to those of other storyboards.
    case viewController
    /// Items of navigation bars, tab bars and toolbars.
    case item
    /// Layouts of collection views.
    case layout
    /// Guides that constraints can name.
    case guide
    /// Gesture recognizers.
    case gestureRecognizer
    /// The owner of the file, the first responder, the exit of a scene.
    case placeholder
    /// Objects of other classes.
    case other
  }

  /// The category of the kind; `nil` when it is unknown.
  public var category: Category? { Self.categories[rawValue] }

  /// Whether objects of the kind are views.
  public var isView: Bool { category == .view }

  /// Whether objects of the kind are view controllers.
  public var isViewController: Bool { category == .viewController }
}

extension ObjectKind: CustomStringConvertible {
  /// The name of the element.
  public var description: String { rawValue }
}
