import Foundation

extension UIViewController {
  /// Whether the view was made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// The view, if it is loaded.
  public var viewIfLoaded: UIView? { loadedView }

  func prepareView() {
    applyMinimumMargins()
    loadedView?.updateTraitsIfNeeded()
    loadedView?.updateSafeArea()
  }

  func applyMinimumMargins() {
    guard let loadedView else { return }
    if loadedView.margins.directional == .init(top: 8, leading: 8, bottom: 8, trailing: 8) {
      loadedView.margins.directional = .init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
    let minimum = viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    if loadedView.minimumLayoutMargins != minimum { loadedView.minimumLayoutMargins = minimum }
  }

  func extentChanged() { parent?.loadedView?.setNeedsLayout() }
}

extension UIViewController {
  /// The guide below the bars at the top of the view: the status bar and a navigation bar.
  public var topLayoutGuide: any UILayoutSupport { layoutGuide(.top) }

  /// The guide above the bars at the bottom of the view: a tab bar, a toolbar, the home indicator.
  public var bottomLayoutGuide: any UILayoutSupport { layoutGuide(.bottom) }

  private func layoutGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    guard let view else { return UILayoutGuide() }
    return view.systemGuide(role)
  }
}
