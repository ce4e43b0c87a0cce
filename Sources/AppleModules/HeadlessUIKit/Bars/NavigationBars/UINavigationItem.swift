public import Foundation

/// The contents of a navigation bar for a view controller.
open class UINavigationItem: NSObject {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable, CaseIterable {
    /// Large if the title of the previous item is.
    case automatic
    /// Always large.
    case always
    /// Never large.
    case never
    /// Small, in place of a large one; from iOS 17 on.
    case inline
  }

  /// The content of the back button that leads to this item.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable, CaseIterable {
    /// The title, where it fits.
    case `default`
    /// The word Back.
    case generic
    /// No text.
    case minimal
  }

  /// Called after a visible property has changed; set by the bar that shows the item.
  package var onChange: (() -> Void)?

  /// The title.
  open var title: String? { didSet { changed() } }

  /// A line above the bar.
  open var prompt: String? { didSet { changed() } }

  /// A line below the title; iOS 26.
  open var subtitle: String? { didSet { changed() } }

  /// The buttons at the leading side, the first at the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { replaced(oldValue, with: leftBarButtonItems) }
  }

  /// The buttons at the trailing side, the first at the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { replaced(oldValue, with: rightBarButtonItems) }
  }

  /// The back button that later items show; `nil` makes one from this item's title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }

  /// The title of the back button that later items show.
  open var backButtonTitle: String? { didSet { changed() } }

  /// The content of the back button that later items show.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }

  /// Whether the back button is left out.
  open var hidesBackButton = false { didSet { changed() } }

  /// Whether the back button is shown in addition to the buttons on the leading side.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// Whether the title is large, if the bar prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  /// Whether the search bar is hidden until the content is pulled down.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }

  /// The appearance of the bar; `nil` for the bar's appearance.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }

  /// The appearance of the bar at a small height.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }

  /// The appearance of the bar while the content is scrolled to its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  /// The appearance of the bar at a small height, while the content is scrolled to its top.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  /// The view in place of the title.
  open var titleView: UIView? { didSet { changed() } }

  /// The controller of the search bar below the title.
  var searchBarOwner: (any SearchBarOwner)? { didSet { changed() } }

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// The first button at the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button at the leading side, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button at the trailing side, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons at the leading side, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the trailing side, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets whether the back button is hidden, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func replaced(_ old: [UIBarButtonItem]?, with new: [UIBarButtonItem]?) {
    for item in old ?? [] { item.onChange = nil }
    for item in new ?? [] { item.onChange = { [weak self] in self?.changed() } }
    changed()
  }

  private func changed() { onChange?() }
}

extension UINavigationItem {
  /// The buttons that the item adds to a bar.
  var buttons: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
      + (backBarButtonItem.map { [$0] } ?? [])
  }
}

extension UINavigationItem: BarContent {}
