public import DynamicType
public import Foundation

/// The application, with the members that matter for the text size.
///
/// The text size that a person chooses is the application's environment: see
/// ``/DynamicType/TraitEnvironment/application``.
///
/// It stores nothing, so that all tasks may share it.
open class UIApplication: NSObject, _KeyboardNotifications, @unchecked Sendable {
  /// The application.
  public static let shared = UIApplication()

  /// Creates an application; programs use ``shared``.
  public override init() { super.init() }

  /// Sends an event to the window of its touches.
  open func sendEvent(_ event: UIEvent) {
    event.allTouches?.first?.window?.sendEvent(event)
  }

  /// The text size that the person chose.
  ///
  /// Setting it does what the Settings app does on a device: windows adopt it with their next layout or
  /// ``UIView/updateTraitsIfNeeded()``, and `UIContentSizeCategory.didChangeNotification` is posted to
  /// `NotificationCenter.default`.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get {
      let chosen = TraitEnvironment.application.traitCollection.preferredContentSizeCategory
      return chosen == .unspecified ? .large : chosen
    }
    set {
      guard newValue != preferredContentSizeCategory else { return }
      let wasEnabled = UILargeContentViewerInteraction.isEnabled
      TraitEnvironment.application.update { $0.preferredContentSizeCategory = newValue }
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification,
        object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue]
      )
      if UILargeContentViewerInteraction.isEnabled != wasEnabled {
        NotificationCenter.default.post(
          name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification,
          object: nil
        )
      }
    }
  }

  /// Changes the text size of one of several screens that are shown at once, each in its own environment.
  ///
  /// Only observers that were added in the same environment are called, because the others belong to the
  /// threads of other screens.
  ///
  /// - Parameters:
  ///   - category: The text size.
  ///   - changeWindows: Changes the traits of the windows, before observers are called.
  package func change(to category: UIContentSizeCategory, changeWindows: () -> Void) {
    guard category != preferredContentSizeCategory else { return changeWindows() }
    TraitEnvironment.application.update { $0.preferredContentSizeCategory = category }
    changeWindows()
    #if !canImport(ObjectiveC)
    NotificationCenter.callObservers(
      of: Notification(
        name: UIContentSizeCategory.didChangeNotification,
        object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category]
      )
    )
    #endif
  }

  /// The direction of the application's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    TraitEnvironment.application.traitCollection.layoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
}
