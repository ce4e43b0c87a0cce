public import Foundation

/// A button in a navigation bar or a toolbar.
///
/// A tap performs the ``primaryAction``, or else calls the ``action`` of the ``target`` by name where
/// the program lists it in ``ObjectiveCMethods``, as the build plug-in `AppleSources` does.
open class UIBarButtonItem: UIBarItem {
  /// The look of a button, which expresses its importance.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// In the usual weight.
    case plain

    /// The old name of ``plain``.
    case bordered

    /// In a heavier weight, for the button that finishes the person's task.
    case done

    /// Filled with the tint; iOS 26.
    case prominent

    /// Whether the button is more prominent than the others.
    var isStrong: Bool { self == .done || self == .prominent }
  }

  /// The look of the button.
  open var style = Style.plain { didSet { changed() } }

  /// The width in points; 0 is that of the content.
  open var width: CGFloat = 0 { didSet { changed() } }

  /// The color; `nil` for the bar's.
  open var tintColor: UIColor? {
    didSet {
      markSet(.tintColor)
      changed()
    }
  }

  /// The action of the button, whose title and image the item takes.
  open var primaryAction: UIAction? {
    didSet {
      if let action = primaryAction { take(action) }
      changed()
    }
  }

  /// The menu that the button opens.
  open var menu: UIMenu? { didSet { changed() } }

  /// The object that receives the action.
  open weak var target: AnyObject?

  /// The message that the target receives.
  open var action: Selector?

  /// Whether the button is left out of the bar.
  open var isHidden = false { didSet { changed() } }

  /// Whether the button is shown as selected.
  open var isSelected = false { didSet { changed() } }

  /// Whether iOS 26 leaves the glass behind the button out.
  open var hidesSharedBackground = false { didSet { changed() } }

  /// Whether the button may lie on the glass of iOS 26 with other items.
  open var sharesBackground = true { didSet { changed() } }

  /// The view that stands in place of the button, of a view class.
  open var customView: UIView? { didSet { changed() } }

  /// The system item from which the button was made.
  package private(set) var systemItem: SystemItem?

  /// Creates a button without title and image.
  public override init() { super.init() }

  /// Creates a button, ignoring the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style = .plain, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title
    self.style = style
  }

  /// Creates a button of an action, or with a menu.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  /// Creates a button with an image.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage? = nil,
    style: Style,
    primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    self.style = style
  }

  /// Creates one of the system's buttons or spaces.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    self.systemItem = systemItem
    title = systemItem.title
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    style = systemItem.style
  }

  /// Returns a space that takes the remaining width.
  open class func flexibleSpace() -> UIBarButtonItem {
    space(.flexibleSpace, width: 0)
  }

  /// Returns a space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    space(.fixedSpace, width: width)
  }

  /// Returns a space of the width that the system puts between items.
  open class func fixedSpace() -> UIBarButtonItem {
    space(.fixedSpace, width: 0)
  }

  package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  private static func space(_ item: SystemItem, width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: item)
    space.width = width
    return space
  }

  private func take(_ action: UIAction) {
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    ownAppearanceProperties + super.appearanceProperties
  }

  private static let ownAppearanceProperties = [
    AppearanceProperty(.tintColor, \UIBarButtonItem.tintColor)
  ]

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
