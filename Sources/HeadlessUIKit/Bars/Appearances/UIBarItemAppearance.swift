public import Foundation

/// How the buttons of a bar look in each state.
open class UIBarButtonItemAppearance: NSObject {
  /// The style that the appearance is for.
  package let style: UIBarButtonItem.Style

  /// How buttons look.
  public let normal = UIBarButtonItemStateAppearance()

  /// How pressed buttons look.
  public let highlighted = UIBarButtonItemStateAppearance()

  /// How buttons look that cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()

  /// How focused buttons look.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the appearance of the system for a style.
  public init(style: UIBarButtonItem.Style = .plain) {
    self.style = style
  }
}

/// How the buttons of a bar look in one state.
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title on those of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How the title is moved.
  open var titlePositionAdjustment = UIOffset.zero

  /// The image behind the button; nil is none.
  open var backgroundImage: UIImage?
}

/// How the tabs of a tab bar look in each state.
open class UITabBarItemAppearance: NSObject {
  /// How tabs look.
  public let normal = UITabBarItemStateAppearance()

  /// How the chosen tab looks.
  public let selected = UITabBarItemStateAppearance()

  /// How tabs look that cannot be used.
  public let disabled = UITabBarItemStateAppearance()

  /// How focused tabs look.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the appearance of the system.
  public override init() { super.init() }
}

/// How the tabs of a tab bar look in one state.
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title on those of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How the title is moved.
  open var titlePositionAdjustment = UIOffset.zero

  /// The color of the image; nil is the system's.
  open var iconColor: UIColor?

  /// The fill of the badge; nil is the system's.
  open var badgeBackgroundColor: UIColor?

  /// The attributes of the badge on those of the system.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
