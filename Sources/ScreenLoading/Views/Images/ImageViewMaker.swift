import HeadlessUIKit
import InterfaceBuilder

/// Makes image views.
enum ImageViewMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UIImageView {
    let view = UIImageView(image: values.images.image(node.image, at: node))
    view.adjustsImageSizeForAccessibilityContentSizeCategory =
      node.adjustsImageSizeForAccessibilityContentSizeCategory
    if let highlighted = node.highlightedImage {
      view.highlightedImage = values.images.image(highlighted, at: node)
    }
    return view
  }
}
