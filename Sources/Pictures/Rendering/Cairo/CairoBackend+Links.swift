internal import CCairo
import LayoutGeometry

extension CairoBackend {
  func addLink(to address: String, in rect: Rect) {
    guard !isRaster else { return }
    // Attributes of a tag are a language of their own, in which ' and \ end or continue a string.
    var escaped = ""
    for scalar in address.unicodeScalars where scalar.value >= 0x20 && scalar.value != 0x7F {
      if scalar == "'" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    let place = "rect=[\(rect.x) \(rect.y) \(rect.width) \(rect.height)]"
    cairo_tag_begin(context, CAIRO_TAG_LINK, "\(place) uri='\(escaped)'")
    cairo_tag_end(context, CAIRO_TAG_LINK)
  }
}
