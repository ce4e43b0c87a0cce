public import Foundation

/// How a bar looks: its background and the line at its edge.
open class UIBarAppearance: NSObject {
  /// The kind of background behind the content of a bar.
  package enum Background: Hashable, Sendable {
    /// A material that lets content shine through.
    case material

    /// The background of the system, opaque.
    case opaque

    /// Nothing.
    case transparent
  }

  /// The background behind the content unless ``backgroundColor`` covers it.
  package private(set) var background = Background.material

  /// The color over the background; nil is none.
  open var backgroundColor: UIColor?

  /// The image over the background; nil is none.
  open var backgroundImage: UIImage?

  /// The color of the line at the edge; nil is none.
  open var shadowColor: UIColor? = .separator

  /// The image in the place of the line at the edge; nil is none.
  open var shadowImage: UIImage?

  /// Creates the default appearance.
  public override required init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a copy of what two kinds of bars have in common.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    background = barAppearance.background
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Sets a material and a line.
  open func configureWithDefaultBackground() { configure(.material, shadow: .separator) }

  /// Sets an opaque background and a line.
  open func configureWithOpaqueBackground() {
    configure(.opaque, shadow: .separator)
    backgroundColor = .systemBackground
  }

  /// Sets nothing behind the content and no line.
  open func configureWithTransparentBackground() { configure(.transparent, shadow: nil) }

  private func configure(_ background: Background, shadow: UIColor?) {
    self.background = background
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title on those of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of the large title on those of the system.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How the title is moved.
  open var titlePositionAdjustment = UIOffset.zero

  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// How buttons of the style done look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// How buttons of the style done look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs with the title below the image look.
  open var stackedLayoutAppearance = UITabBarItemAppearance()

  /// How tabs with the title beside the image look.
  open var inlineLayoutAppearance = UITabBarItemAppearance()

  /// How tabs with the title beside the image look where there is little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// The color of the mark behind the chosen tab; nil is none.
  open var selectionIndicatorTintColor: UIColor?
}
