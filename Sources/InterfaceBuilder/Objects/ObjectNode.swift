public import Diagnostics

/// An object of a document: a view, a controller, an item, a guide, a gesture recognizer.
///
/// A handle that is cheap to copy. Properties read the file's attributes when they are asked;
/// where nothing is written they return the value that the class has by default. A property that
/// says nothing about a default returns `nil` where nothing is written.
///
/// ```swift
/// let label = document.object(id: "Lbl-01")
/// label?.text  // "Total"
/// label?.numberOfLines  // 1
/// ```
///
/// Under size classes the same handle gives the values that hold there: see
/// ``resolved(for:)``.
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

  /// What the object is.
  public var kind: ObjectKind { ObjectKind(rawValue: element.name) }

  /// The identifier, unique in the document; empty for the few objects that have none.
  public var id: String { element["id"] ?? "" }

  /// The property of the enclosing object that holds this one, such as `contentView`.
  public var key: String? { element.key }

  /// The class that the app declares for the object.
  public var customClass: String? { element["customClass"] }

  /// The module of the custom class.
  public var customModule: String? { element["customModule"] }

  /// The name that Xcode shows in place of the kind.
  public var userLabel: String? { element["userLabel"] ?? element.child(key: "userLabel")?.string }

  /// The place in the file.
  public var location: SourceLocation { element.location }

  /// Returns the object with the variations of size classes applied, also to whatever is reached
  /// from it.
  ///
  /// Without trait collections in the document nothing changes.
  public func resolved(for sizeClasses: SizeClasses) -> ObjectNode {
    ObjectNode(element, in: context, sizeClasses: sizeClasses)
  }

  /// The nearest enclosing object: the superview, the controller of a root view, the table of a
  /// cell.
  public var owner: ObjectNode? {
    var parent = element.parent
    while let candidate = parent {
      if candidate["id"] != nil, ObjectKind(rawValue: candidate.name).category != nil {
        return node(candidate)
      }
      parent = candidate.parent
    }
    return nil
  }

  func node(_ element: Element) -> ObjectNode {
    ObjectNode(element, in: context, sizeClasses: sizeClasses)
  }
}

extension ObjectNode: Hashable {
  /// Two handles are equal when they stand for the same object under the same size classes.
  public static func == (lhs: ObjectNode, rhs: ObjectNode) -> Bool {
    lhs.element == rhs.element && lhs.sizeClasses == rhs.sizeClasses
  }

  /// Hashes the identity of the object and the size classes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(element)
    hasher.combine(sizeClasses)
  }
}
