import HeadlessUIKit
import InterfaceBuilder

/// Makes progress views.
enum ProgressViewMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UIProgressView {
    let view = UIProgressView(progressViewStyle: node.style == "bar" ? .bar : .default)
    view.progress = Float(node.progress)
    if let color = values.colors.color(node.color("progressTintColor")) {
      view.progressTintColor = color
    }
    if let color = values.colors.color(node.color("trackTintColor")) { view.trackTintColor = color }
    return view
  }
}
