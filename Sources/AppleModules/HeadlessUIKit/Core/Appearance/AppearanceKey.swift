import DynamicType

/// The names of the properties that take part in appearance.
///
/// One name serves the property of all classes that have it.
enum AppearanceKey: Int, Sendable {
  case backgroundColor, tintColor
  case font, textColor, adjustsFontForContentSizeCategory
  case shadowColor, shadowOffset, highlightedTextColor
  case onTintColor, thumbTintColor
  case minimumTrackTintColor, maximumTrackTintColor
  case progressTintColor, trackTintColor
  case pageIndicatorTintColor, currentPageIndicatorTintColor
  case color
  case selectedSegmentTintColor
  case barTintColor, unselectedItemTintColor
  case titleTextAttributes, largeTitleTextAttributes
  case standardAppearance, compactAppearance, scrollEdgeAppearance
  case compactScrollEdgeAppearance
  case normalTitle, highlightedTitle, disabledTitle, selectedTitle, focusedTitle
}

/// The properties that a program and its proxies set on an object.
struct AppearanceState {
  /// The value that a proxy set, and the value before.
  struct Record {
    var value: Any?
    var original: Any?
  }

  /// By property, so that a proxy's value is not mistaken for the program's choice.
  var applied: [AppearanceKey: Record] = [:]

  /// The properties that the program has set, as bits.
  var choices: UInt64 = 0

  func isChosen(_ key: AppearanceKey) -> Bool { choices & 1 << UInt64(key.rawValue) != 0 }
}

/// An object that takes values from proxies and knows which values were set on it.
protocol AppearanceTarget: UIAppearance {
  var appearanceState: AppearanceState { get set }
  /// Whether the library made the object for itself, so that its own settings do not count as choices.
  var isOfLibrary: Bool { get }
  /// The properties of the object that proxies may set, in the order in which they are set.
  var appearanceProperties: [AppearanceProperty] { get }
}

extension AppearanceTarget {
  /// Notes that a property was set on the object itself, so that no proxy overrides it.
  func markSet(_ key: AppearanceKey) { appearanceState.choices |= 1 << UInt64(key.rawValue) }

  /// Sets properties to the library's defaults, which do not count as the program's choices.
  func setDefaults<Result>(_ body: () -> Result) -> Result {
    let choices = appearanceState.choices
    defer { appearanceState.choices = choices }
    return body()
  }
}
