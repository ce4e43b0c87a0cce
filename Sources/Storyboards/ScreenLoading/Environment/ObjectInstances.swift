import DynamicType
import Diagnostics
import HeadlessUIKit
import InterfaceBuilder

extension ObjectNode {
  /// Makes a view of the object's own class where a program loads its document, or else a plain one.
  func instance<View: UIView>(or plain: @autoclosure () -> View) -> View {
    guard let customClass, ScreenContext.current.documentModules != nil else { return plain() }
    if let made = DocumentClasses.view(named: customClass, in: customModule) as? View {
      return made
    }
    let view = plain()
    reportMissingClass(shownAs: type(of: view))
    return view
  }

  /// Makes a controller of the object's own class, or else the one of UIKit for its kind.
  func controllerInstance() -> UIViewController {
    if let customClass {
      if let made = DocumentClasses.controller(named: customClass, in: customModule) { return made }
      let controller = plainController
      reportMissingClass(shownAs: type(of: controller))
      return controller
    }
    return plainController
  }

  /// Makes a layout of the object's own class, or else a flow layout.
  func layoutInstance() -> UICollectionViewLayout {
    guard let customClass, ScreenContext.current.documentModules != nil else {
      return UICollectionViewFlowLayout()
    }
    if let made = DocumentClasses.layout(named: customClass, in: customModule) { return made }
    reportMissingClass(shownAs: UICollectionViewFlowLayout.self)
    return UICollectionViewFlowLayout()
  }

  /// The module of the class that the document names.
  var customModule: String? { element["customModule"] }

  private var plainController: UIViewController {
    switch kind {
    case .navigationController: UINavigationController()
    case .tabBarController: UITabBarController()
    case .splitViewController: UISplitViewController()
    case .tableViewController: UITableViewController(nibName: nil, bundle: nil)
    case .collectionViewController: UICollectionViewController(nibName: nil, bundle: nil)
    case "pageViewController":
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    default: UIViewController()
    }
  }

  private func reportMissingClass(shownAs base: AnyClass) {
    DocumentMessages.write(
      "\(location.file):\(element.line): The program has no \(customClass ?? "class") that can stand"
        + " here; \(base) is shown. Declare the class in the document's module, outside of other"
        + " types and not private, as a subclass of \(base)."
    )
  }
}
