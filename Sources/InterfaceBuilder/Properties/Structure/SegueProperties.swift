/// The properties of a segue.
final class SegueProperties: PropertyGroup {
  /// The way in which the destination is shown.
  let kind = Property(
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
  let destination = Property("destination", .reference, default: "")
  /// What the destination is to the source, such as `rootViewController`, for relationships.
  let relationship = Property("relationship", .name)

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
final class ConnectionProperties: PropertyGroup {
  /// The property of code that holds the object.
  let property = Property("property", .name)
  /// The identifier of the object at the other end.
  let destination = Property("destination", .reference, default: "")

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
  static var segue: SegueProperties { SegueProperties.shared }
  /// The properties of a connection with code.
  static var connection: ConnectionProperties { ConnectionProperties.shared }
}
