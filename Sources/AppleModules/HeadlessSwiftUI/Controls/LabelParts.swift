import HeadlessUIKit

/// The texts and the image of a view, for parts of UIKit that show a title and a symbol.
struct LabelParts {
  var text = ""
  var image: UIImage?
  var accessibilityLabel: String?

  init(_ items: [LayoutItem]) {
    var texts: [String] = []
    var open = items
    while let item = open.popLast() {
      if let text = item as? TextItem {
        texts.append(text.string)
      } else if let picture = item as? ImageItem, image == nil {
        image = picture.shown
        accessibilityLabel = picture.label
      }
      open += item.parts.reversed()
    }
    text = texts.joined(separator: ", ")
  }

  /// The title, or the accessibility label of the image.
  var title: String { text.isEmpty ? accessibilityLabel ?? "" : text }
}
