/// The properties of a segue.
public final class SegueProperties: PropertyGroup {
  /// The way in which the destination is shown.
  public let kind = Property(
    "kind",
    .words(
      "relationship",
      "embed",
      "show",
      "push",
      "showDetail",
      "presentation",
      "modal",
      "popoverPresentation",
      "popover",
      "unwind",
      "custom",
      "replace"
    ),
    default: ""
  )
  /// The identifier of the destination.
  public let destination = Property("destination", .reference, default: "")
  /// What the destination is to the source, such as `rootViewController`, for relationships.
  public let relationship = Property("relationship", .name)

  let unused: [UnusedProperty] = [
    UnusedProperty("identifier", .name, .naming),
    UnusedProperty("reference", .name, .interaction),
    UnusedProperty("unwindAction", .name, .interaction),
    UnusedProperty("modalPresentationStyle", .name, .interaction),
    UnusedProperty("modalTransitionStyle", .name, .interaction),
    UnusedProperty("popoverAnchorBarButtonItem", .reference, .interaction),
    UnusedProperty("popoverAnchorView", .reference, .interaction),
    UnusedProperty("popoverArrowDirection", .anyElement, .interaction),
    UnusedProperty("popoverPassthroughViews", .anyElement, .interaction),
    UnusedProperty("action", .anyElement, .interaction),
    UnusedProperty("commit", .element(["segue"]), .interaction),
    UnusedProperty("preview", .element(["segue"]), .interaction),
    UnusedProperty("animates", .bool, .interaction),
    UnusedProperty("trigger", .name, .interaction),
    UnusedProperty("inheritsFrom", .name, .interaction),
    UnusedProperty("destinationCreationSelector", .name, .interaction),
  ]

  static let shared = SegueProperties()
}

/// The properties of a connection with code.
public final class ConnectionProperties: PropertyGroup {
  /// The property of code that holds the object.
  public let property = Property("property", .name)
  /// The identifier of the object at the other end.
  public let destination = Property("destination", .reference, default: "")

  let unused: [UnusedProperty] = [
    UnusedProperty("id", .name, .naming),
    UnusedProperty("appends", .bool, .naming),
    UnusedProperty("collectionClass", .name, .naming),
    UnusedProperty("selector", .name, .naming),
    UnusedProperty("eventType", .name, .interaction),
  ]

  static let shared = ConnectionProperties()
}

extension Property {
  /// The properties of a segue.
  public static var segue: SegueProperties { SegueProperties.shared }
  /// The properties of a connection with code.
  public static var connection: ConnectionProperties { ConnectionProperties.shared }
}
