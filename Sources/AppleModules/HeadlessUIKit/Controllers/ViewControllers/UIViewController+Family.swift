import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(child !== self, "A controller cannot be its own child")
    if child.parent === self { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
    child.loadedView?.updateTraitsIfNeeded()
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.overridesByChild[ObjectIdentifier(self)] = nil
    self.parent = nil
    barInsets = .zero
    loadedView?.updateTraitsIfNeeded()
    didMove(toParent: nil)
  }

  /// Whether the controller is being added to a container or presented, while it appears.
  public var isMovingToParent: Bool { appearance.phase == .appearing && appearance.isMoving }

  /// Whether the controller leaves a container.
  public var isMovingFromParent: Bool { appearance.phase == .disappearing && appearance.isMoving }

  /// The nearest controller around this one that passes a test, this one excluded.
  func ancestor<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var step = parent
    while let current = step {
      if let found = current as? Controller { return found }
      step = current.parent
    }
    return nil
  }

  func nextShower() -> UIViewController? {
    var step = parent
    while let current = step {
      if current.showsControllers { return current }
      step = current.parent
    }
    return nil
  }

  var ownTabBarItem: UITabBarItem {
    if let item = storedTabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    storedTabBarItem = item
    return item
  }

  /// Sets the buttons in the toolbar, without animation.
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    toolbarItems = items
  }
}
