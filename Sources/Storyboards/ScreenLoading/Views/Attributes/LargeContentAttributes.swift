import HeadlessUIKit
import InterfaceBuilder

/// Applies what a view shows large while it is held at an accessibility size.
///
/// No known document holds these attributes of views. They are read under the names of their UIKit
/// properties, as runtime attributes too, which set the properties by key path.
struct LargeContentAttributes {
  let values: DocumentValues

  func apply(_ node: ObjectNode, to view: UIView) {
    if node[.view.showsLargeContentViewer] { view.showsLargeContentViewer = true }
    if let title = values.texts.text(
      "largeContentTitle",
      of: node,
      own: node[.view.largeContentTitle]
    ) {
      view.largeContentTitle = title
    }
    if let image = values.images.image(node[.view.largeContentImage], at: node) {
      view.largeContentImage = image
    }
    if node[.view.scalesLargeContentImage] { view.scalesLargeContentImage = true }
    if let insets = node[.view.largeContentImageInsets] { view.largeContentImageInsets = insets }
  }

  /// Applies a runtime attribute, where it is one of these.
  func apply(_ attribute: RuntimeAttribute, of node: ObjectNode, to view: UIView) {
    switch (attribute.keyPath, attribute.value) {
    case ("showsLargeContentViewer", .boolean(let shows)): view.showsLargeContentViewer = shows
    case ("largeContentTitle", .string(let title)): view.largeContentTitle = title
    case ("largeContentImage", .image(let reference)):
      view.largeContentImage = values.images.image(reference, at: node)
    case ("scalesLargeContentImage", .boolean(let scales)): view.scalesLargeContentImage = scales
    default: break
    }
  }
}
