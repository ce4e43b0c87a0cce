public import Foundation

/// A tab in a tab bar.
open class UITabBarItem: UIBarItem {
  /// The system's tabs, with UIKit's raw values.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// More tabs.
    case more
    /// The person's favorites.
    case favorites
    /// The application's recommendations.
    case featured
    /// The items that other people rate highest.
    case topRated
    /// The items that the person used last.
    case recents
    /// People.
    case contacts
    /// The person's history.
    case history
    /// The person's bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Downloads that run or have ended.
    case downloads
    /// The newest items.
    case mostRecent
    /// The items that other people look at most.
    case mostViewed
  }

  /// The text in the badge; nil is no badge.
  open var badgeValue: String? { didSet { changed() } }

  /// The fill of the badge; nil is red.
  open var badgeColor: UIColor? { didSet { changed() } }

  /// The image while the tab is selected; `nil` for ``UIBarItem/image``.
  open var selectedImage: UIImage? { didSet { changed() } }

  /// The offset of the title from its place.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }

  /// The appearance of the bar while the tab is selected; `nil` for the bar's appearance.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }

  /// The appearance of the bar while the content is scrolled to its end; `nil` for the bar's appearance.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

  /// Whether iOS 26 shows the tab apart from the others, on a round platter at the trailing side.
  package var isSearch = false { didSet { changed() } }

  private var badgeAttributes: [UIControlState: [NSAttributedString.Key: Any]] = [:]

  /// Creates a tab without title and image.
  public override init() { super.init() }

  /// Creates a tab, ignoring the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates a tab with another image while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title,
      image: UIImage(systemName: systemItem.symbolName),
      tag: tag
    )
  }

  /// Sets the attributes of the badge in a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: UIControlState
  ) {
    badgeAttributes[state] = textAttributes
    changed()
  }

  /// Returns the attributes of the badge in a state.
  open func badgeTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
}

extension UITabBarItem.SystemItem {
  /// The English title.
  package var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  /// The symbol with the tab's picture, our reading of Apple's documentation of the pictures.
  package var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down.fill"
    case .mostViewed: "list.number"
    }
  }
}
