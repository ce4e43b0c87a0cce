/// The properties that every object has.
public final class ObjectProperties: PropertyGroup {
  /// The identifier, unique in the document; empty for the few objects that have none.
  public let id = Property("id", .name, default: "")
  /// The class that the app declares for the object.
  public let customClass = Property("customClass", .name)
  /// The name that Xcode shows in place of the kind.
  public let userLabel = Property("userLabel", .text)

  let unused: [UnusedProperty] = [
    UnusedProperty("customModule", .name, .naming),
    UnusedProperty("customModuleProvider", .name, .designTime),
    UnusedProperty("restorationIdentifier", .name, .naming),
    UnusedProperty("sceneMemberID", .name, .naming),
    UnusedProperty("userComments", .element(["attributedString"]), .designTime),
    UnusedProperty("canvasLocation", .element(["point"]), .designTime),
  ]

  static let shared = ObjectProperties()
}

extension Property {
  /// The properties that every object has.
  public static var object: ObjectProperties { ObjectProperties.shared }
}

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
