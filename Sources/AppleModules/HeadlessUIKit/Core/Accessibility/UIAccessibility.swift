import DynamicType
import Foundation

/// The person's accessibility settings that affect text.
public enum UIAccessibility {
  /// Whether the person chose bold text: the application's `legibilityWeight` is `.bold`.
  ///
  /// Views follow the `legibilityWeight` of their own traits, which come from here unless a window or a view
  /// overrides them.
  public static var isBoldTextEnabled: Bool {
    TraitEnvironment.application.traitCollection.legibilityWeight == .bold
  }
}
