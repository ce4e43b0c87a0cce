import HeadlessUIKit
import InterfaceBuilder

/// Makes activity indicators.
enum ActivityIndicatorMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UIActivityIndicatorView {
    let isLarge = node.style == "large" || node.style == "whiteLarge"
    let view = UIActivityIndicatorView(style: isLarge ? .large : .medium)
    view.hidesWhenStopped = node.hidesWhenStopped
    if node.isAnimating { view.startAnimating() }
    if let color = values.colors.color(node.color("color")) { view.color = color }
    return view
  }
}
