internal import DynamicType
import RichText
import Snapshots

extension SVGBackend {
  func fill(_ path: Path, with paint: Paint, rule: FillRule) {
    let rule = rule == .evenOdd ? SVGMarkup.attribute("fill-rule", "evenodd") : ""
    document.draw(shape(path) + self.paint("fill", paint) + rule + "/>")
  }

  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
    var attributes = SVGMarkup.attribute("fill", "none") + self.paint("stroke", paint)
    attributes += SVGMarkup.attribute("stroke-width", style.width)
    if style.cap != .butt {
      attributes += SVGMarkup.attribute("stroke-linecap", style.cap.rawValue)
    }
    if style.join == .miter {
      attributes += SVGMarkup.attribute("stroke-miterlimit", 10)
    } else {
      attributes += SVGMarkup.attribute("stroke-linejoin", style.join.rawValue)
    }
    let dash = style.usableDash.map { SVGMarkup.number($0) }
    if !dash.isEmpty {
      attributes += SVGMarkup.attribute("stroke-dasharray", dash.joined(separator: " "))
      attributes += SVGMarkup.attribute("stroke-dashoffset", style.dashPhase)
    }
    document.draw(shape(path) + attributes + "/>")
  }

  /// A blurred, moved copy of the shape.
  func draw(_ shadow: Shadow, of path: Path) {
    guard let bounds = path.controlBounds else { return }
    let moved = path.transformed(
      by: .translation(x: shadow.offset.width, y: shadow.offset.height)
    )
    var filter = ""
    if shadow.radius > 0 {
      let area = bounds.offset(x: shadow.offset.width, y: shadow.offset.height)
        .inset(by: -3 * shadow.radius)
      let deviation = SVGMarkup.number(shadow.radius)
      let name = document.define("blur") {
        "<filter id=\"\($0)\" filterUnits=\"userSpaceOnUse\"\(frame(area))"
          + " color-interpolation-filters=\"sRGB\">"
          + "<feGaussianBlur stdDeviation=\"\(deviation)\"/></filter>"
      }
      filter = SVGMarkup.attribute("filter", "url(#\(name))")
    }
    document.draw(shape(moved) + SVGMarkup.paint("fill", shadow.color) + filter + "/>")
  }

  /// The four attributes of a rectangle.
  func frame(_ rect: Rect) -> String {
    SVGMarkup.attribute("x", rect.x) + SVGMarkup.attribute("y", rect.y)
      + SVGMarkup.attribute("width", rect.width) + SVGMarkup.attribute("height", rect.height)
  }

  /// The start of an element: a `rect` where the path is one, else a `path`.
  private func shape(_ path: Path) -> String {
    if let rect = path.rectangle { return "<rect" + frame(rect) }
    return "<path" + SVGMarkup.attribute("d", SVGMarkup.path(path))
  }

  private func paint(_ name: String, _ paint: Paint) -> String {
    switch paint {
    case .color(let color): SVGMarkup.paint(name, color)
    case .gradient(let gradient):
      SVGMarkup.attribute(name, "url(#\(define(gradient)))")
    }
  }

  private func define(_ gradient: Gradient) -> String {
    let stops = gradient.stops.map { stop in
      "<stop" + SVGMarkup.attribute("offset", min(max(stop.location, 0), 1))
        + SVGMarkup.paint("stop", stop.color, attribute: "stop-color") + "/>"
    }
    let (element, place): (String, String) =
      switch gradient.shape {
      case .linear(let from, let to):
        (
          "linearGradient",
          SVGMarkup.attribute("x1", from.x) + SVGMarkup.attribute("y1", from.y)
            + SVGMarkup.attribute("x2", to.x) + SVGMarkup.attribute("y2", to.y)
        )
      case .radial(let center, let inner, let outer):
        (
          "radialGradient",
          SVGMarkup.attribute("cx", center.x) + SVGMarkup.attribute("cy", center.y)
            + SVGMarkup.attribute("r", max(outer, 0))
            + (inner > 0 ? SVGMarkup.attribute("fr", inner) : "")
        )
      }
    return document.define("gradient") {
      "<\(element) id=\"\($0)\" gradientUnits=\"userSpaceOnUse\"\(place)>\(stops.joined())"
        + "</\(element)>"
    }
  }
}

extension Path {
  /// The rectangle that ``init(_:)`` made the path of; nil for any other path.
  fileprivate var rectangle: Rect? {
    guard elements.count == 5, case .move(let first) = elements[0],
      case .line(let third) = elements[2]
    else { return nil }
    let rect = Rect(
      x: first.x,
      y: first.y,
      width: third.x - first.x,
      height: third.y - first.y
    )
    return Path(rect) == self ? rect : nil
  }
}
