import DynamicType
import Foundation
import Testing

@testable import HeadlessUIKit

/// Windows for the tests of controllers.
enum Screens {
  /// A window with a controller on a device that the table of devices knows.
  static func window(
    _ name: String,
    _ orientation: Device.Orientation = .portrait,
    category: UIContentSizeCategory = .large,
    systemVersion: SystemVersion = SystemVersion(18),
    root: UIViewController
  ) throws -> UIWindow {
    let device = try #require(Device.named(name))
    return window(
      UIScreen(device, in: orientation),
      category: category,
      systemVersion: systemVersion,
      root: root
    )
  }

  /// The screen of the measurements: iPhone SE (3rd generation) without a status bar.
  static let measured = UIScreen(
    size: Size(width: 375, height: 667),
    safeArea: .zero,
    traits: UITraitCollection(
      displayScale: 2,
      userInterfaceIdiom: .phone,
      horizontalSizeClass: .compact,
      verticalSizeClass: .regular
    )
  )

  /// The other screen of the measurements: iPhone 16.
  static let measuredAt3x = UIScreen(
    size: Size(width: 393, height: 852),
    safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    traits: UITraitCollection(
      displayScale: 3,
      userInterfaceIdiom: .phone,
      horizontalSizeClass: .compact,
      verticalSizeClass: .regular
    )
  )

  static func window(
    _ screen: UIScreen,
    category: UIContentSizeCategory = .large,
    systemVersion: SystemVersion = SystemVersion(18),
    root: UIViewController
  ) -> UIWindow {
    let window = UIWindow(screen: screen)
    window.traitOverrides = UITraitCollection(
      preferredContentSizeCategory: category,
      systemVersion: systemVersion
    )
    window.rootViewController = root
    window.layoutIfNeeded()
    return window
  }
}

extension UIView {
  /// The first view of a class below, this one included.
  func first<View: UIView>(_ type: View.Type) -> View? {
    var found: View?
    forEachInTree { if found == nil, let view = $0 as? View { found = view } }
    return found
  }

  /// The first label with a text below.
  func label(_ text: String) -> UILabel? {
    var found: UILabel?
    forEachInTree {
      if found == nil, let label = $0 as? UILabel, label.text == text { found = label }
    }
    return found
  }
}
