import Foundation

/// The state of a controller between off the screen and on it.
struct VisibilityState {
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var phase = Phase.disappeared
  /// Whether the container announced the change and will end it.
  var isManual = false
  var isAnimated = false
  /// Whether the controller comes into its container or leaves it.
  var isMoving = false
  /// Whether the view waits for its place and size on the screen.
  var awaitsGeometry = false
}

extension UIViewController {
  /// Calls a function with the controller and those below that it forwards to, parents first.
  func forEachForwarded(_ body: (UIViewController) -> Void) {
    body(self)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.isShown(in: self) { child.forEachForwarded(body) }
  }

  private func isShown(in container: UIViewController) -> Bool {
    guard let view = loadedView, let around = container.loadedView else { return false }
    return view !== around && view.isDescendant(of: around)
  }

  /// Whether a container notifies the controller.
  private var isToldByContainer: Bool {
    if appearance.isManual { return true }
    var step = parent
    while let current = step {
      if !current.shouldAutomaticallyForwardAppearanceMethods { return true }
      step = current.parent
    }
    return false
  }

  /// Called before the view enters or leaves a window.
  func viewWillMove(to window: UIWindow?) {
    guard !isToldByContainer else { return }
    if window == nil { startDisappearing() } else { startAppearing() }
  }

  /// Called after the view has entered or left a window.
  ///
  /// A view that has entered a window is laid out before its controller has appeared.
  func viewDidMove(to window: UIWindow?) {
    guard !isToldByContainer else { return }
    guard let window, appearance.phase == .appearing else { return finishTransition() }
    loadedView?.setNeedsLayout()
    window.afterLayout { [weak self] in self?.finishAppearing() }
  }

  private func finishAppearing() {
    guard appearance.phase == .appearing, !isToldByContainer else { return }
    finishTransition()
  }

  /// Tells the controller that its view has its place and size on the screen.
  func viewHasGeometry() {
    updateContentUnavailableConfigurationIfNeeded()
    guard appearance.awaitsGeometry, loadedView?.window != nil else { return }
    appearance.awaitsGeometry = false
    viewIsAppearing(appearance.isAnimated)
  }

  func startAppearing() {
    guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return }
    appearance.phase = .appearing
    appearance.awaitsGeometry = true
    viewWillAppear(appearance.isAnimated)
  }

  func startDisappearing() {
    guard appearance.phase == .appeared || appearance.phase == .appearing else { return }
    appearance.phase = .disappearing
    appearance.awaitsGeometry = false
    viewWillDisappear(appearance.isAnimated)
  }

  func finishTransition() {
    let isAnimated = appearance.isAnimated
    switch appearance.phase {
    case .appearing:
      if appearance.awaitsGeometry {
        appearance.awaitsGeometry = false
        viewIsAppearing(isAnimated)
      }
      viewDidAppear(isAnimated)
      // The program's code may have removed the view in between.
      if appearance.phase == .appearing { appearance.phase = .appeared }
    case .disappearing:
      appearance.phase = .disappeared
      viewDidDisappear(isAnimated)
    case .appeared, .disappeared: break
    }
    appearance.isMoving = false
    appearance.isAnimated = false
  }
}
