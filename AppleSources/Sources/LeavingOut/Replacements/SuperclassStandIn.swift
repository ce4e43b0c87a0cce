/// A UIKit class in place of a missing superclass, by its name's suffix.
enum SuperclassStandIn {
  /// The stand-in; `nil` if the name may be that of a protocol.
  static func of(_ name: String) -> String? { table.first { name.hasSuffix($0.0) }?.1 }

  private static let table = [
    ("CollectionViewController", "UICollectionViewController"),
    ("TableViewController", "UITableViewController"),
    ("NavigationController", "UINavigationController"),
    ("TabBarController", "UITabBarController"),
    ("PageViewController", "UIPageViewController"),
    ("ViewController", "UIViewController"), ("Controller", "UIViewController"),
    ("TableViewCell", "UITableViewCell"), ("TableCell", "UITableViewCell"),
    ("CollectionViewCell", "UICollectionViewCell"), ("CollectionCell", "UICollectionViewCell"),
    ("ReusableView", "UICollectionReusableView"), ("CollectionView", "UICollectionView"),
    ("TableView", "UITableView"), ("ScrollView", "UIScrollView"), ("StackView", "UIStackView"),
    ("ImageView", "UIImageView"), ("TextView", "UITextView"), ("TextField", "UITextField"),
    ("Button", "UIButton"), ("Label", "UILabel"), ("Control", "UIControl"), ("View", "UIView"),
  ]
}
