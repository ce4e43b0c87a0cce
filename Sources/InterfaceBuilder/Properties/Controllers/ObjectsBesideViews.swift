/// The properties of gesture recognizers.
final class GestureRecognizerProperties: PropertyGroup {
  let unused: [UnusedProperty] = [
    UnusedProperty("enabled", .bool, .interaction),
    UnusedProperty("cancelsTouchesInView", .bool, .interaction),
    UnusedProperty("delaysTouchesBegan", .bool, .interaction),
    UnusedProperty("delaysTouchesEnded", .bool, .interaction),
    UnusedProperty("numberOfTapsRequired", .number, .interaction),
    UnusedProperty("numberOfTouchesRequired", .number, .interaction),
    UnusedProperty("minimumNumberOfTouches", .number, .interaction),
    UnusedProperty("maximumNumberOfTouches", .number, .interaction),
    UnusedProperty("allowableMovement", .number, .interaction),
    UnusedProperty("minimumPressDuration", .number, .interaction),
    UnusedProperty("direction", .name, .interaction),
  ]

  static let shared = GestureRecognizerProperties()
}

/// The properties of the owner of a file and of the first responder.
final class PlaceholderProperties: PropertyGroup {
  let unused: [UnusedProperty] = [UnusedProperty("placeholderIdentifier", .name, .naming)]

  static let shared = PlaceholderProperties()
}

/// The properties of the controller that showed the results of a search before iOS 8.
final class SearchDisplayControllerProperties: PropertyGroup {
  let unused: [UnusedProperty] = [UnusedProperty("searchResultsTitle", .text, .obsolete)]

  static let shared = SearchDisplayControllerProperties()
}
