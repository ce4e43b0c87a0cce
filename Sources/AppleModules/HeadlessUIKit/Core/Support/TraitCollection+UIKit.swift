public import DynamicType
public import Foundation

extension TraitCollection {
  /// Whether colors may resolve differently with two collections.
  public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || systemGeneration != other?.systemGeneration
  }
}

extension ContentSizeCategory {
  /// The name of the notification that is posted after the category has changed.
  public static var didChangeNotification: Notification.Name {
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
  }
}
