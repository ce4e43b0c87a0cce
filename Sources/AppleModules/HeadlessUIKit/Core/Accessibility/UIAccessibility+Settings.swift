public import Foundation

extension UIAccessibility {
  /// The name of a notification to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the name.
    public var rawValue: UInt32
    /// Creates a name by number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A new screen appeared.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistive technologies should pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
    /// Assistive technologies should resume.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
  }

  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "VoiceOver")
    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "SwitchControl"
    )
  }

  /// Notifies assistive technologies; none are running here.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether VoiceOver is running; assistive technologies do not run here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is running; assistive technologies do not run here.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether Guided Access is enabled, which it never is here.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether audio is mono; the setting is off here.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether closed captions are preferred; the setting is off here.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether colors are inverted; the setting is off here.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen is grayscale; the setting is off here.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether transparency is reduced; the setting is off here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether motion is reduced; the setting is off here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether crossfades replace sliding transitions; the setting is off here.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether contrast is increased; the setting is off here.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether selected text can be spoken; the setting is off here.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen can be spoken; the setting is off here.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether shaking the device undoes; the setting is on here.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether AssistiveTouch is running; assistive technologies do not run here.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether differences must not rely on color alone; the setting is off here.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches have labels for on and off; the setting is off here.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether buttons have visible shapes; the setting is off here.
  public static var buttonShapesEnabled: Bool { false }

  /// Returns the element that has the focus of an assistive technology, always none.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  private static func name(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(name)Notification")
  }
  /// Posted after VoiceOver was turned on or off.
  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  /// Posted after the setting for reduced motion changed.
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  /// Posted after the setting for button shapes changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange"
  )
  /// Posted after the setting for bold text changed.
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  /// Posted after the setting for increased contrast changed.
  public static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange"
  )
  /// Posted after the setting for reduced transparency changed.
  public static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange"
  )
  /// Posted after the setting of labels on switches has changed.
  public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
  /// Posted after an assistive technology focused an element.
  public static let elementFocusedNotification = name("ElementFocused")
  /// The key of the focused element.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that lost the focus.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive technology.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// Posted after an announcement was read.
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  /// The key of the text of the announcement.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the announcement was read to its end.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}
