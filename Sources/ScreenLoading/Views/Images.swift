import Diagnostics
import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  func makeImageView(_ node: ObjectNode) -> UIView {
    let view = UIImageView(image: image(node.image, at: node))
    view.adjustsImageSizeForAccessibilityContentSizeCategory =
      node.adjustsImageSizeForAccessibilityContentSizeCategory
    if let highlighted = node.highlightedImage {
      view.highlightedImage = image(highlighted, at: node)
    }
    return view
  }

  /// An image of the project, a symbol, or a placeholder of the size that the document holds.
  func image(_ reference: ImageReference?, at node: ObjectNode) -> UIImage? {
    guard let reference else { return nil }
    if reference.catalog == .system {
      let configuration = node.symbolConfiguration.flatMap { symbolConfiguration($0, at: node) }
      if let image = UIImage(systemName: reference.name, withConfiguration: configuration) {
        return image
      }
    } else if let image = resources.image(named: reference.name), !isCanvas {
      return image
    }
    let size = document.resources.image(reference)?.size
    if reference.catalog != .system && !isCanvas {
      note(
        .imageMissing,
        "The image \(reference.name) is not in the project",
        at: node,
        hint: "Name the folder that holds the asset catalog."
      )
    }
    return UIImage(
      missing: reference.name,
      size: CGSize(width: size?.width ?? 0, height: size?.height ?? 0)
    )
  }

  func symbolConfiguration(
    _ description: SymbolConfiguration,
    at node: ObjectNode
  ) -> UIImage.SymbolConfiguration? {
    var result = UIImage.SymbolConfiguration.unspecified
    if let font = font(description.font, at: node) {
      result = result.applying(.init(font: font))
    } else if let size = description.pointSize {
      result = result.applying(.init(pointSize: size))
    }
    return result
  }
}
