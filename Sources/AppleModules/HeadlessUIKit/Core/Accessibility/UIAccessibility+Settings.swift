public import Foundation

extension UIAccessibility {
  /// The name of something that assistive technologies are told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the name.
    public var rawValue: UInt32
    /// Creates a name by number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// UIKit's value of this name.
    public static let screenChanged = Notification(rawValue: 1000)
    /// UIKit's value of this name.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// UIKit's value of this name.
    public static let announcement = Notification(rawValue: 1008)
    /// UIKit's value of this name.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// UIKit's value of this name.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
    /// UIKit's value of this name.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
  }

  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// UIKit's value of this name.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "VoiceOver")
    /// UIKit's value of this name.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "SwitchControl"
    )
  }

  /// Tells assistive technologies; there are none here.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether VoiceOver runs; assistive technologies do not run here.
  public static var isVoiceOverRunning: Bool { false }
  /// UIKit's value of this name.
  public static var isSwitchControlRunning: Bool { false }
  /// UIKit's value of this name.
  public static var isGuidedAccessEnabled: Bool { false }
  /// UIKit's value of this name.
  public static var isMonoAudioEnabled: Bool { false }
  /// UIKit's value of this name.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// UIKit's value of this name.
  public static var isInvertColorsEnabled: Bool { false }
  /// UIKit's value of this name.
  public static var isGrayscaleEnabled: Bool { false }
  /// UIKit's value of this name.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// UIKit's value of this name.
  public static var isReduceMotionEnabled: Bool { false }
  /// UIKit's value of this name.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// UIKit's value of this name.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// UIKit's value of this name.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// UIKit's value of this name.
  public static var isSpeakScreenEnabled: Bool { false }
  /// UIKit's value of this name.
  public static var isShakeToUndoEnabled: Bool { true }
  /// UIKit's value of this name.
  public static var isAssistiveTouchRunning: Bool { false }
  /// UIKit's value of this name.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// UIKit's value of this name.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// UIKit's value of this name.
  public static var buttonShapesEnabled: Bool { false }

  /// Returns the element that an assistive technology is at; none.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  private static func name(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(name)Notification")
  }
  /// UIKit's value of this name.
  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  /// UIKit's value of this name.
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  /// UIKit's value of this name.
  public static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange"
  )
  /// UIKit's value of this name.
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  /// UIKit's value of this name.
  public static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange"
  )
  /// UIKit's value of this name.
  public static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange"
  )
  /// UIKit's value of this name.
  public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
  /// UIKit's value of this name.
  public static let elementFocusedNotification = name("ElementFocused")
  /// UIKit's value of this name.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// UIKit's value of this name.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// UIKit's value of this name.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// UIKit's value of this name.
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  /// UIKit's value of this name.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// UIKit's value of this name.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}
