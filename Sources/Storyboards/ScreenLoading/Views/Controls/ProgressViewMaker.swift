import HeadlessUIKit
import InterfaceBuilder

/// Makes progress views.
enum ProgressViewMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UIProgressView {
    let isBar = node[.progressView.style] == "bar"
    let view = UIProgressView(progressViewStyle: isBar ? .bar : .default)
    view.progress = Float(node[.progressView.progress])
    if let color = values.colors.color(node[.progressView.progressTintColor]) {
      view.progressTintColor = color
    }
    if let color = values.colors.color(node[.progressView.trackTintColor]) {
      view.trackTintColor = color
    }
    view.progressImage = values.images.image(node[.progressView.progressImage], at: node)
    view.trackImage = values.images.image(node[.progressView.trackImage], at: node)
    return view
  }
}
