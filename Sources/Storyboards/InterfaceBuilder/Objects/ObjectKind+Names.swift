extension ObjectKind {
  /// A plain view.
  public static let view = ObjectKind(rawValue: "view")
  /// A label.
  public static let label = ObjectKind(rawValue: "label")
  /// A button.
  public static let button = ObjectKind(rawValue: "button")
  /// An image view.
  public static let imageView = ObjectKind(rawValue: "imageView")
  /// A field for one line of text.
  public static let textField = ObjectKind(rawValue: "textField")
  /// A view for many lines of text.
  public static let textView = ObjectKind(rawValue: "textView")
  /// A stack view.
  public static let stackView = ObjectKind(rawValue: "stackView")
  /// A scroll view.
  public static let scrollView = ObjectKind(rawValue: "scrollView")
  /// A view that another controller's view is embedded in.
  public static let containerView = ObjectKind(rawValue: "containerView")
  /// A view with a blur or vibrancy effect.
  public static let visualEffectView = ObjectKind(rawValue: "visualEffectView")
  /// A table view.
  public static let tableView = ObjectKind(rawValue: "tableView")
  /// A cell of a table view.
  public static let tableViewCell = ObjectKind(rawValue: "tableViewCell")
  /// The content view of a table view's cell.
  public static let tableViewCellContentView = ObjectKind(rawValue: "tableViewCellContentView")
  /// A section of a static table view.
  public static let tableViewSection = ObjectKind(rawValue: "tableViewSection")
  /// A collection view.
  public static let collectionView = ObjectKind(rawValue: "collectionView")
  /// A cell of a collection view.
  public static let collectionViewCell = ObjectKind(rawValue: "collectionViewCell")
  /// The content view of a collection view's cell.
  public static let collectionViewCellContentView = ObjectKind(
    rawValue: "collectionViewCellContentView"
  )
  /// A header or footer of a collection view.
  public static let collectionReusableView = ObjectKind(rawValue: "collectionReusableView")
  /// A flow layout of a collection view.
  public static let collectionViewFlowLayout = ObjectKind(rawValue: "collectionViewFlowLayout")
  /// A navigation bar.
  public static let navigationBar = ObjectKind(rawValue: "navigationBar")
  /// A toolbar.
  public static let toolbar = ObjectKind(rawValue: "toolbar")
  /// A tab bar.
  public static let tabBar = ObjectKind(rawValue: "tabBar")
  /// A search bar.
  public static let searchBar = ObjectKind(rawValue: "searchBar")
  /// The item that a navigation bar shows for a controller.
  public static let navigationItem = ObjectKind(rawValue: "navigationItem")
  /// A button of a bar.
  public static let barButtonItem = ObjectKind(rawValue: "barButtonItem")
  /// A tab.
  public static let tabBarItem = ObjectKind(rawValue: "tabBarItem")
  /// A view controller.
  public static let viewController = ObjectKind(rawValue: "viewController")
  /// A navigation controller.
  public static let navigationController = ObjectKind(rawValue: "navigationController")
  /// A tab bar controller.
  public static let tabBarController = ObjectKind(rawValue: "tabBarController")
  /// A split view controller.
  public static let splitViewController = ObjectKind(rawValue: "splitViewController")
  /// A controller of a table view.
  public static let tableViewController = ObjectKind(rawValue: "tableViewController")
  /// A controller of a collection view.
  public static let collectionViewController = ObjectKind(rawValue: "collectionViewController")
  /// A controller of another storyboard.
  public static let viewControllerPlaceholder = ObjectKind(rawValue: "viewControllerPlaceholder")
  /// A guide of a view.
  public static let viewLayoutGuide = ObjectKind(rawValue: "viewLayoutGuide")
  /// The owner of the file or the first responder.
  public static let placeholder = ObjectKind(rawValue: "placeholder")
}
