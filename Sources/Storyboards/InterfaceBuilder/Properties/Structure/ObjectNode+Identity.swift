extension ObjectNode {
  /// The identifier, unique in the document; empty for the few objects that have none.
  public var id: String { self[.object.id] }

  /// The class that the app declares for the object.
  public var customClass: String? { self[.object.customClass] }

  /// The name that Xcode shows in place of the kind.
  public var userLabel: String? { self[.object.userLabel] }

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
}
