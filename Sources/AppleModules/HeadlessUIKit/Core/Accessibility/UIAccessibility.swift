import DynamicType
import Foundation

/// The accessibility settings of the person that have to do with text.
public enum UIAccessibility {
  /// Whether the person asked for bold text: the application's `legibilityWeight` is `.bold`.
  ///
  /// Views follow the `legibilityWeight` of their own traits, which comes from here unless a window
  /// or a view overrides it.
  public static var isBoldTextEnabled: Bool {
    TraitEnvironment.application.traitCollection.legibilityWeight == .bold
  }
}
