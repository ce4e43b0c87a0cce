public import Diagnostics

/// An object of a document: a view, a controller, an item, a guide, a gesture recognizer.
///
/// A handle that is cheap to copy. A ``Property`` reads the file on access; where nothing is
/// written it returns the default of the class, or `nil`.
///
/// ```swift
/// let label = document.object(id: "Lbl-01")
/// label?[.label.text]  // "Total"
/// label?[.label.numberOfLines]  // 1
/// ```
///
/// Under size classes the same handle gives their values: see ``resolved(for:)``.
public struct ObjectNode: Sendable {
  /// The element of the object.
  public let element: Element

  /// The size classes whose variations are applied; `nil` for the object as it is written, with
  /// what is installed by default.
  public let sizeClasses: SizeClasses?

  let context: DocumentContext

  init(_ element: Element, in context: DocumentContext, sizeClasses: SizeClasses? = nil) {
    self.element = element
    self.context = context
    self.sizeClasses = sizeClasses
  }

  /// The kind of the object.
  public var kind: ObjectKind { ObjectKind(rawValue: element.name) }

  /// The property of the enclosing object that holds this one, such as `contentView`.
  public var key: String? { element.key }

  /// The place in the file.
  public var location: SourceLocation { element.location }

  /// Returns the object with the variations of size classes applied, also to all objects reached
  /// from it.
  ///
  /// Without trait collections in the document nothing changes.
  public func resolved(for sizeClasses: SizeClasses) -> ObjectNode {
    ObjectNode(element, in: context, sizeClasses: sizeClasses)
  }

  func node(_ element: Element) -> ObjectNode {
    ObjectNode(element, in: context, sizeClasses: sizeClasses)
  }
}

extension ObjectNode: Hashable {
  /// Two handles are equal when they mean the same object under the same size classes.
  public static func == (lhs: ObjectNode, rhs: ObjectNode) -> Bool {
    lhs.element == rhs.element && lhs.sizeClasses == rhs.sizeClasses
  }

  /// Hashes the identity of the object and the size classes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(element)
    hasher.combine(sizeClasses)
  }
}
