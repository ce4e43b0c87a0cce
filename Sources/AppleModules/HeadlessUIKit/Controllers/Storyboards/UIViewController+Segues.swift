import Foundation

extension UIViewController {
  /// The storyboard from which the controller was made.
  public var storyboard: UIStoryboard? { scene?.storyboard }

  /// Performs the segue with an identifier.
  ///
  /// - Precondition: The controller's storyboard has the segue.
  func performStoryboardSegue(_ identifier: String, sender: Any?) {
    guard let segue = scene?.segues.first(where: { $0.identifier == identifier }) else {
      let known = (scene?.segues.compactMap(\.identifier) ?? []).joined(separator: ", ")
      preconditionFailure(
        "\(type(of: self)) has no segue with the identifier \(identifier); "
          + (scene == nil ? "it was not made of a storyboard" : "it has: \(known)")
      )
    }
    segue.perform(sender: sender)
  }

  /// Returns to the nearest controller that implements a method and calls it with the segue.
  func unwind(identifier: String?, _ action: Selector, sender: Any?) {
    guard let destination = unwindDestination(action, sender: sender) else { return }
    let segue = UIStoryboardSegue(
      identifier: identifier,
      source: self,
      destination: destination
    ) { destination.comeToFront() }
    prepare(for: segue, sender: sender)
    _ = action.perform(on: destination, with: [segue])
    segue.perform()
  }

  /// Searches outward: first the containers around the controller, then the controllers that present them.
  private func unwindDestination(_ action: Selector, sender: Any?) -> UIViewController? {
    let origin = UIStoryboardUnwindSegueSource(source: self, sender: sender, unwindAction: action)
    var inner = self
    while let outer = inner.parent ?? inner.presenter {
      if let found = outer.unwindDestination(origin, besides: inner) { return found }
      inner = outer
    }
    return nil
  }

  private func unwindDestination(
    _ origin: UIStoryboardUnwindSegueSource,
    besides searched: UIViewController?
  ) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: origin) where child !== searched {
      if let found = child.unwindDestination(origin, besides: nil) { return found }
    }
    let isWilling = canPerformUnwindSegueAction(
      origin.unwindAction,
      from: origin.source,
      sender: origin.sender
    )
    return isWilling ? self : nil
  }

  /// Removes everything that covers the controller: the controllers that it presents, and those above it in
  /// containers.
  private func comeToFront() {
    if presentedViewController != nil { dismiss(animated: true) }
    var inner = self
    while let outer = inner.parent {
      if outer.presented != nil { outer.dismiss(animated: true) }
      (outer as? UINavigationController)?.popToViewController(inner, animated: true)
      if let tabs = outer as? UITabBarController { tabs.selectedViewController = inner }
      inner = outer
    }
  }
}
