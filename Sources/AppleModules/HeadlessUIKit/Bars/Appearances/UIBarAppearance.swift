public import Foundation

/// The appearance of a bar: its background and the line at its edge.
open class UIBarAppearance: NSObject {
  /// The kind of background behind the content of a bar.
  package enum Background: Hashable, Sendable {
    /// A material that lets the content behind it show through.
    case material

    /// The background of the system, opaque.
    case opaque

    /// Nothing.
    case transparent
  }

  /// The background behind the content unless ``backgroundColor`` covers it.
  package private(set) var background = Background.material

  /// The material behind the content; pictures show the bar's own material, whatever the style, and `nil`
  /// means none.
  open var backgroundEffect: UIBlurEffect? {
    didSet {
      if backgroundEffect == nil, background == .material { background = .transparent }
      if backgroundEffect != nil, background == .transparent { background = .material }
    }
  }

  /// The color over the background; `nil` for none.
  open var backgroundColor: UIColor?

  /// The image over the background; `nil` for none.
  open var backgroundImage: UIImage?

  /// The color of the line at the edge; `nil` for none.
  open var shadowColor: UIColor? = .separator

  /// The image in place of the line at the edge; `nil` for none.
  open var shadowImage: UIImage?

  /// Creates the default appearance.
  public override required init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a copy of the parts that two kinds of bars share.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
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

  /// Removes the background and the line at the edge.
  open func configureWithTransparentBackground() { configure(.transparent, shadow: nil) }

  private func configure(_ background: Background, shadow: UIColor?) {
    backgroundEffect = background == .material ? UIBlurEffect(style: .systemChromeMaterial) : nil
    self.background = background
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title, added to those of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of the large title, added to those of the system.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of the subtitle, added to those of the system; bars here have no subtitle.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of the subtitle under a large title; bars here have no subtitle.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the title from its place.
  open var titlePositionAdjustment = UIOffset.zero

  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// The appearance of buttons of the style done.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// The appearance of prominent buttons, the newer name for done.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  /// The image of the arrow in the back button; `nil` for the bar's.
  open private(set) var backIndicatorImage: UIImage?

  /// The mask of the arrow during a transition; unused here, as nothing moves.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the arrow in the back button; it takes effect only when both images are set.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    let isWhole = image != nil && transitionMaskImage != nil
    backIndicatorImage = isWhole ? image : nil
    backIndicatorTransitionMaskImage = isWhole ? transitionMaskImage : nil
  }
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// The appearance of buttons of the style done.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// The appearance of prominent buttons, the newer name for done.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()

  /// The appearance of tabs with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()

  /// The appearance of tabs with the title beside the image, used at a small height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// The color of the mark behind the selected tab; `nil` for none.
  open var selectionIndicatorTintColor: UIColor?
}
