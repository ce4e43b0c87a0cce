public import Foundation

/// The appearance of the buttons of a bar in each state.
open class UIBarButtonItemAppearance: NSObject {
  /// The button style to which the appearance applies.
  package let style: UIBarButtonItem.Style

  /// The appearance of buttons.
  public let normal = UIBarButtonItemStateAppearance()

  /// The appearance of pressed buttons.
  public let highlighted = UIBarButtonItemStateAppearance()

  /// The appearance of disabled buttons.
  public let disabled = UIBarButtonItemStateAppearance()

  /// The appearance of focused buttons.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the appearance of the system for a style.
  public init(style: UIBarButtonItem.Style = .plain) {
    self.style = style
  }
}

/// The appearance of the buttons of a bar in one state.
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title, added to those of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the title from its place.
  open var titlePositionAdjustment = UIOffset.zero

  /// The image behind the button; `nil` for none.
  open var backgroundImage: UIImage?
}

/// The appearance of the tabs of a tab bar in each state.
open class UITabBarItemAppearance: NSObject {
  /// The appearance of tabs.
  public let normal = UITabBarItemStateAppearance()

  /// The appearance of the chosen tab.
  public let selected = UITabBarItemStateAppearance()

  /// The appearance of disabled tabs.
  public let disabled = UITabBarItemStateAppearance()

  /// The appearance of focused tabs.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the appearance of the system.
  public override init() { super.init() }
}

/// The appearance of the tabs of a tab bar in one state.
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title, added to those of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the title from its place.
  open var titlePositionAdjustment = UIOffset.zero

  /// The color of the image; `nil` for the system's.
  open var iconColor: UIColor?

  /// The fill of the badge; `nil` for the system's.
  open var badgeBackgroundColor: UIColor?

  /// The attributes of the badge, added to those of the system.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
