import DynamicType
import Testing
import UIKit

/// Actions of tests in place of the device and of the person who holds it.
enum Screens {
  /// The twelve categories, the smallest first.
  static let categories = UIContentSizeCategory.allCases.filter { $0 != .unspecified }

  /// Runs a program on a device of its own whose person chose a text size.
  static func withApplication<Result>(
    _ category: UIContentSizeCategory = .large,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let settings = UITraitCollection(preferredContentSizeCategory: category)
    return try TraitEnvironment(settings).performAsApplication(body)
  }

  /// A window of a device with a controller in it, laid out.
  ///
  /// It has the sizes of iOS 18 and earlier: the articles measured on these.
  static func window(
    _ root: UIViewController,
    on device: String = "iPhone Xs",
    in orientation: Device.Orientation = .portrait,
    at category: UIContentSizeCategory = .large
  ) throws -> UIWindow {
    let device = try #require(Device.named(device), "\(device)")
    let window = UIWindow(screen: UIScreen(device, in: orientation))
    window.traitOverrides.preferredContentSizeCategory = category
    window.traitOverrides.systemVersion = SystemVersion(18)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// A window with one view, which has the size that it asks for.
  static func window(
    holding view: UIView,
    at category: UIContentSizeCategory = .large
  ) throws -> UIWindow {
    let controller = UIViewController()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(
        lessThanOrEqualTo: controller.view.layoutMarginsGuide.trailingAnchor
      ),
    ])
    return try window(controller, at: category)
  }
}

extension UIWindow {
  /// Chooses another text size, as a person does in Settings, and lays out.
  func choose(_ category: UIContentSizeCategory) {
    traitOverrides.preferredContentSizeCategory = category
    layoutIfNeeded()
  }
}

extension UITraitCollection {
  /// Traits that say a text size and the pixels of the article's devices.
  static func at(_ category: UIContentSizeCategory, scale: CGFloat = 2) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category, displayScale: scale)
  }
}
