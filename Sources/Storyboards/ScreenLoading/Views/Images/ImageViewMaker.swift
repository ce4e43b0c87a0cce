import HeadlessUIKit
import InterfaceBuilder

/// Makes image views.
enum ImageViewMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UIImageView {
    let image = values.images.image(node[.imageView.image], at: node)
    let view = node.instance(or: UIImageView(image: image))
    if view.image == nil { view.image = image }
    view.adjustsImageSizeForAccessibilityContentSizeCategory =
      node[.imageView.adjustsImageSizeForAccessibilityContentSizeCategory]
    if let highlighted = node[.imageView.highlightedImage] {
      view.highlightedImage = values.images.image(highlighted, at: node)
    }
    view.isHighlighted = node[.imageView.isHighlighted]
    return view
  }
}
