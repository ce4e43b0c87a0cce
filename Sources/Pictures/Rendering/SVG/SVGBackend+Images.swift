internal import CCairo
internal import DynamicType
import RichText
import Snapshots

extension SVGBackend {
  func draw(_ placement: ImagePlacement) throws(ImageError) {
    let source = placement.image.source
    let density = placement.image.scale
    let own = Size(width: source.size.width / density, height: source.size.height / density)
    let name =
      if let sheet {
        try pictureName(placement, own, sheet)
      } else {
        define(try address(of: source), size: own)
      }
    var attributes = ""
    if placement.interpolation == .none {
      attributes += SVGMarkup.attribute("image-rendering", "pixelated")
    }
    if let tint = placement.tint {
      attributes += SVGMarkup.attribute("filter", "url(#\(define(tint)))")
    }
    let destination = placement.destination
    let place = Transform(
      a: destination.width / own.width,
      b: 0,
      c: 0,
      d: destination.height / own.height,
      tx: destination.x,
      ty: destination.y
    )
    let transform = SVGMarkup.attribute("transform", SVGMarkup.transform(place))
    let element = "<use href=\"#\(name)\"\(transform)/>"
    // A filter works on what is drawn around it, so it belongs to a group.
    document.draw(attributes.isEmpty ? element : "<g\(attributes)>\(element)</g>")
  }

  /// Defines a picture once, in its own size.
  func define(_ address: String, size: Size) -> String {
    if let sheet { return sheet.name(of: address, size: size) }
    return document.define("image") {
      "<image id=\"\($0)\"\(SVGMarkup.attribute("width", size.width))"
        + "\(SVGMarkup.attribute("height", size.height)) preserveAspectRatio=\"none\""
        + " href=\"\(address)\"/>"
    }
  }

  /// A filter that keeps the opacity and replaces the colors.
  private func define(_ tint: Color) -> String {
    document.define("tint") {
      "<filter id=\"\($0)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\""
        + " color-interpolation-filters=\"sRGB\"><feFlood"
        + SVGMarkup.paint("flood", tint, attribute: "flood-color")
        + "/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>"
    }
  }

  /// The picture inside the document: the file as it is where browsers read it.
  func address(of source: ImageFile) throws(ImageError) -> String {
    switch source.format {
    case .jpeg where JPEGOrientation(of: source.bytes) == .upright:
      _ = try source.bitmap()
      return SVGMarkup.dataAddress("image/jpeg", source.bytes)
    case .png, .jpeg:
      return SVGMarkup.dataAddress("image/png", try source.bitmap().pngData())
    case .svg: return SVGMarkup.dataAddress("image/svg+xml", source.bytes)
    case .pdf:
      let key = ObjectIdentifier(source)
      if let (_, known) = vectors[key] { return known }
      let drawing = try VectorConverter.svg(of: try source.vector())
      let address = SVGMarkup.dataAddress("image/svg+xml", drawing)
      vectors[key] = (source, address)
      return address
    }
  }
}

/// Turns a PDF page into SVG through Cairo.
private enum VectorConverter {
  static func svg(of vector: any VectorSource) throws(ImageError) -> [UInt8] {
    let sink = ByteSink()
    let surface = cairo_svg_surface_create_for_stream(
      ByteSink.write,
      sink.address,
      vector.size.width,
      vector.size.height
    )
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else {
      throw .damaged("a page that cannot be converted", in: "PDF")
    }
    defer { cairo_destroy(context) }
    try vector.draw(in: context)
    cairo_surface_finish(surface)
    guard !sink.bytes.isEmpty else {
      throw .damaged("a page that cannot be converted", in: "PDF")
    }
    return withOwnNumbers(String(decoding: sink.bytes, as: UTF8.self))
  }

  /// Numbers the surfaces from 1: Cairo counts through all drawings of the process.
  private static func withOwnNumbers(_ text: String) -> [UInt8] {
    var numbers: [Substring: Int] = [:]
    let pieces = text.split(separator: "surface", omittingEmptySubsequences: false)
    let renamed = pieces.dropFirst()
      .map { piece in
        let digits = piece.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty else { return "surface" + piece }
        let number = numbers[digits] ?? numbers.count + 1
        numbers[digits] = number
        return "surface\(number)" + piece.dropFirst(digits.count)
      }
    return Array(((pieces.first ?? "") + renamed.joined()).utf8)
  }
}
