import Foundation

extension UIViewController {
  /// Whether the view was made.
  public var isViewLoaded: Bool { viewStore != nil }

  /// The view where it was made.
  public var viewIfLoaded: UIView? { viewStore }

  /// Makes the view if it was not made yet.
  public func loadViewIfNeeded() {
    guard viewStore == nil else { return }
    loadView()
    viewDidLoad()
  }

  func prepareView() {
    applyMinimumMargins()
    viewStore?.updateTraitsIfNeeded()
    viewStore?.updateSafeArea()
  }

  func applyMinimumMargins() {
    guard let viewStore else { return }
    if viewStore.margins.directional == .init(top: 8, leading: 8, bottom: 8, trailing: 8) {
      viewStore.margins.directional = .init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
    let minimum = viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    if viewStore.minimumLayoutMargins != minimum { viewStore.minimumLayoutMargins = minimum }
  }

  /// Looks again whether there is a status bar.
  public func setNeedsStatusBarAppearanceUpdate() { viewStore?.window?.updateSafeArea() }

  func extentChanged() { parent?.viewStore?.setNeedsLayout() }
}

extension UIViewController {
  /// What covers the top of the view: the status bar and a navigation bar.
  public var topLayoutGuide: any UILayoutSupport { layoutGuide(.top) }

  /// What covers the bottom of the view: a tab bar or a toolbar, and the home indicator.
  public var bottomLayoutGuide: any UILayoutSupport { layoutGuide(.bottom) }

  private func layoutGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    guard let view else { return UILayoutGuide() }
    return view.systemGuide(role)
  }
}
