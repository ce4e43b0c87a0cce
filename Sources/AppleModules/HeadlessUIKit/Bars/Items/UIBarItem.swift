public import DynamicType
public import Foundation

/// A title and an image in a bar.
open class UIBarItem: NSObject {
  /// Called after a visible property has changed; set by the bar that shows the item.
  package var onChange: (() -> Void)?

  /// The identity that a loader gave the item, adopted by the view that shows it.
  package var viewIdentity: ViewIdentity? { didSet { changed() } }

  /// The title.
  open var title: String? { didSet { changed() } }

  /// The image.
  open var image: UIImage? { didSet { changed() } }

  /// The image in bars of small height; `nil` for ``image``.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }

  /// The image that the large content viewer shows; nil is ``image``, enlarged where it is a vector.
  open var largeContentSizeImage: UIImage? { didSet { changed() } }

  /// The insets of the image in its place.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }

  /// The insets of ``landscapeImagePhone`` in its place.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }

  /// The insets of ``largeContentSizeImage`` in its place.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero { didSet { changed() } }

  /// Whether the item can be used.
  open var isEnabled = true { didSet { changed() } }

  /// A number that identifies the item.
  open var tag = 0

  /// The label that assistive technologies read instead of the title.
  open var accessibilityLabel: String?

  /// The name by which tests find the item.
  open var accessibilityIdentifier: String?

  /// The properties that the program and its appearance proxies set on the item.
  var appearanceState = AppearanceState()

  private var titleAttributes: [UIControlState: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Creates an item, ignoring the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// Sets the attributes of the title in a state; nil is those of the bar.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControlState
  ) {
    titleAttributes[state] = attributes
    markTitlesSet(in: state)
    changed()
  }

  /// Returns the attributes of the title in a state, `nil` where none were set.
  open func titleTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// The attributes of the title in a state, added to those of the normal state.
  package func drawnTitleTextAttributes(
    for state: UIControlState
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes.merged(for: state)
  }

  func changed() { onChange?() }

  /// The properties that the class takes from appearance proxies, those of superclasses first.
  class var appearanceProperties: [AppearanceProperty] { itemAppearanceProperties }

  private static let itemAppearanceProperties = titleAttributeProperties()
}

extension UIBarItem: UIAppearance {}

extension UIBarItem: TitleAttributesTarget {
  var isOfLibrary: Bool { false }
  var appearanceProperties: [AppearanceProperty] { Self.appearanceProperties }
}
