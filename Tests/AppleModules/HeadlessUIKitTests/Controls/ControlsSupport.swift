import DynamicType
import Foundation

@testable import HeadlessUIKit

/// A superview of a size with a control, of a version of the system.
struct Stage {
  let root: UIView
  let control: UIView

  init(
    _ control: UIView,
    _ width: Double = 375,
    _ height: Double = 44,
    version: UInt16 = 13,
    scale: Double = 2
  ) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.traitOverrides = UITraitCollection(
      displayScale: scale,
      systemVersion: SystemVersion(version)
    )
    self.control = control
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
  }

  /// The frame with constraints.
  func frame(_ constraints: [NSLayoutConstraint]) -> CGRect {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return control.frame
  }

  func leading(_ constant: Double) -> NSLayoutConstraint {
    control.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: constant)
  }

  func trailing(_ constant: Double) -> NSLayoutConstraint {
    root.trailingAnchor.constraint(equalTo: control.trailingAnchor, constant: constant)
  }

  func top(_ constant: Double) -> NSLayoutConstraint {
    control.topAnchor.constraint(equalTo: root.topAnchor, constant: constant)
  }

  func bottom(_ constant: Double) -> NSLayoutConstraint {
    root.bottomAnchor.constraint(equalTo: control.bottomAnchor, constant: constant)
  }

  func centerX(_ constant: Double = 0) -> NSLayoutConstraint {
    control.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: constant)
  }

  func centerY(_ constant: Double = 0) -> NSLayoutConstraint {
    control.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: constant)
  }
}

/// A window at a text size, with nothing of the machine in it.
func makeWindow(
  _ category: UIContentSizeCategory = .large,
  version: UInt16 = 13,
  style: UIUserInterfaceStyle = .light,
  width: Double = 390,
  height: Double = 844
) -> UIWindow {
  let traits = UITraitCollection(
    displayScale: 3,
    userInterfaceIdiom: .phone,
    horizontalSizeClass: .compact,
    verticalSizeClass: .regular
  )
  let window = UIWindow(
    screen: UIScreen(size: Size(width: width, height: height), safeArea: .zero, traits: traits)
  )
  window.traitOverrides = UITraitCollection(
    preferredContentSizeCategory: category,
    userInterfaceStyle: style,
    systemVersion: SystemVersion(version)
  )
  return window
}
