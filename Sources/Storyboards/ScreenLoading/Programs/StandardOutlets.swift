import HeadlessUIKit

/// The outlets of UIKit's own classes.
enum StandardOutlets {
  /// Sets an outlet.
  ///
  /// - Returns: Whether the object is of a class of UIKit that has the outlet.
  static func set(_ destination: AnyObject, _ name: String, of source: AnyObject) -> Bool {
    switch name {
    case "delegate": return setDelegate(destination, of: source)
    case "dataSource": return setDataSource(destination, of: source)
    case "refreshControl":
      guard let controller = source as? UITableViewController else { return false }
      controller.refreshControl = destination as? UIRefreshControl
      return true
    default: return false
    }
  }

  private static func setDelegate(_ destination: AnyObject, of source: AnyObject) -> Bool {
    switch source {
    case let view as UITextView: view.delegate = destination as? any UITextViewDelegate
    case let view as UIScrollView: view.delegate = destination as? any UIScrollViewDelegate
    case let field as UITextField: field.delegate = destination as? any UITextFieldDelegate
    case let bar as UISearchBar: bar.delegate = destination as? any UISearchBarDelegate
    case let picker as UIPickerView: picker.delegate = destination as? any UIPickerViewDelegate
    case let tabs as UITabBarController:
      tabs.delegate = destination as? any UITabBarControllerDelegate
    case let stack as UINavigationController:
      stack.delegate = destination as? any UINavigationControllerDelegate
    case let recognizer as UIGestureRecognizer:
      recognizer.delegate = destination as? any UIGestureRecognizerDelegate
    default: return false
    }
    return true
  }

  private static func setDataSource(_ destination: AnyObject, of source: AnyObject) -> Bool {
    switch source {
    case let table as UITableView: table.dataSource = destination as? any UITableViewDataSource
    case let collection as UICollectionView:
      collection.dataSource = destination as? any UICollectionViewDataSource
    case let picker as UIPickerView: picker.dataSource = destination as? any UIPickerViewDataSource
    default: return false
    }
    return true
  }
}
