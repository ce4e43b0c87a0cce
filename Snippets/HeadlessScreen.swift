// The example of the documentation of HeadlessUIKit: a screen at two text sizes.

import UIKit

final class SettingsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Larger Text"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
  }
}

let window = UIWindow(screen: UIScreen.main)
window.rootViewController = SettingsController()
window.layoutIfNeeded()
print(window.rootViewController?.view.subviews[0].frame.height ?? 0)  // 20.33333333333333
window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
window.layoutIfNeeded()
print(window.rootViewController?.view.subviews[0].frame.height ?? 0)  // 39.66666666666667
