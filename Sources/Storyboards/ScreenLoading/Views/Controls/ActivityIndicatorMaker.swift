import HeadlessUIKit
import InterfaceBuilder

/// Makes activity indicators.
enum ActivityIndicatorMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UIActivityIndicatorView {
    let isLarge = ["large", "whiteLarge"].contains(node[.activityIndicator.style])
    let view = UIActivityIndicatorView(style: isLarge ? .large : .medium)
    view.hidesWhenStopped = node[.activityIndicator.hidesWhenStopped]
    if node[.activityIndicator.isAnimating] { view.startAnimating() }
    if let color = values.colors.color(node[.activityIndicator.color]) { view.color = color }
    return view
  }
}
