import DynamicType
@testable import HeadlessUIKit

/// Traits of a screen of iOS at a text size.
func traits(
  _ category: UIContentSizeCategory = .large,
  scale: Double = 2,
  version: SystemVersion? = nil
) -> UITraitCollection {
  UITraitCollection(
    preferredContentSizeCategory: category,
    displayScale: scale,
    systemVersion: version
  )
}

/// A view of 320 by 480 points that holds another one in its leading and trailing edges.
func screen(_ view: UIView, width: Double = 320, _ traits: UITraitCollection) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 480))
  root.traitOverrides = traits
  view.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(view)
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    view.topAnchor.constraint(equalTo: root.topAnchor),
  ])
  return root
}
