import JSONText
import LayoutGeometry

/// The size and the title of a loaded page.
struct PageFacts {
  /// The size in the page's own lengths.
  var size: Size
  /// The points that one of these lengths takes: less than 1 where the page is shrunk to fit the view.
  var scale: Double
  var title: String

  init(_ value: JSONValue) {
    size = Size(width: value["width"]?.number ?? 0, height: value["height"]?.number ?? 0)
    let scale = value["scale"]?.number ?? 1
    self.scale = scale > 0 ? scale : 1
    title = value["title"]?.text ?? ""
  }

  /// The expression that the browser evaluates.
  static let script = PageTemplates.pageFacts
}
