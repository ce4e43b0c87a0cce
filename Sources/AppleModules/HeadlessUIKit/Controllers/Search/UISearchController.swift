public import Foundation

/// An object that is notified of a person's search text.
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// A search bar with a controller for the results.
///
/// Give it to a navigation item, which shows its bar below the title.
open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar()
  /// The controller that shows the results; `nil` where the searched screen does.
  public private(set) var searchResultsController: UIViewController?
  /// The object that updates the results of a search.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified when a search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether a search is on.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      isActive
        ? delegate?.willPresentSearchController(self) : delegate?.willDismissSearchController(self)
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
      (searchBar.superview as? UINavigationBar)?.contentChanged()
      searchResultsUpdater?.updateSearchResults(for: self)
      isActive
        ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
    }
  }
  /// Whether the searched screen is dimmed during a search; stored, but the dimming is not drawn.
  open var obscuresBackgroundDuringPresentation = true

  /// The older name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the title and the buttons of the navigation bar are hidden during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the controller shows and hides the cancel button.
  open var automaticallyShowsCancelButton = true

  /// Creates a controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.placeholder = "Search"
  }

  /// Creates a controller, ignoring the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Called when a search begins and ends.
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}

extension UISearchController: SearchBarOwner {}

extension UINavigationItem {
  /// The controller whose search bar is below the title.
  public var searchController: UISearchController? {
    get { searchBarOwner as? UISearchController }
    set { searchBarOwner = newValue }
  }
}
