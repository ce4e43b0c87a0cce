/// Superclasses of UIKit's classes, as far as extensions of projects need them.
enum SystemClasses {
  private static let superclasses: [String: String] = [
    "UILabel": "UIView", "UITextField": "UIControl", "UITextView": "UIScrollView",
    "UIButton": "UIControl", "UIControl": "UIView", "UIScrollView": "UIView",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UIStackView": "UIView",
    "UIImageView": "UIView", "UITableViewCell": "UIView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView", "UITableViewHeaderFooterView": "UIView",
    "UISegmentedControl": "UIControl", "UISwitch": "UIControl", "UISearchBar": "UIView",
    "UITableViewController": "UIViewController", "UINavigationController": "UIViewController",
    "UICollectionViewController": "UIViewController", "UITabBarController": "UIViewController",
    "UIViewController": "UIResponder", "UIView": "UIResponder", "UIResponder": "NSObject",
  ]

  static func superclass(of name: String) -> [String] {
    superclasses[name].map { [$0] } ?? []
  }
}
