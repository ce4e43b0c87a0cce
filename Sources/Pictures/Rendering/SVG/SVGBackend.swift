internal import DynamicType
import RichText
import Snapshots

/// Writes SVG with real text, paths, gradients and clips.
///
/// Cairo's own SVG surface turns text into shapes; this keeps it text that can be searched,
/// selected and restyled.
final class SVGBackend: CanvasBackend {
  let document: SVGDocument
  var vectors: [ObjectIdentifier: (ImageFile, String)] = [:]
  /// The store that the drawing shares with the others of its sheet, or `nil` without a sheet.
  let sheet: SheetStore?

  init(size: Size, sheet: SheetStore? = nil) {
    document = SVGDocument(size: size, isShared: sheet != nil)
    self.sheet = sheet
  }

  func saveState() { document.save() }

  func restoreState() { document.restore() }

  func concatenate(_ transform: Transform) { document.open(transform) }

  func beginLayer(opacity: Double) {
    document.open(SVGMarkup.attribute("opacity", opacity))
  }

  /// The group ends with the state that holds it.
  func endLayer() {}

  func clip(to path: Path, rule: FillRule) {
    let data = SVGMarkup.attribute("d", SVGMarkup.path(path))
    let rule = rule == .evenOdd ? SVGMarkup.attribute("clip-rule", "evenodd") : ""
    let name = document.define("clip") { "<clipPath id=\"\($0)\"><path\(data)\(rule)/></clipPath>" }
    document.open(SVGMarkup.attribute("clip-path", "url(#\(name))"))
  }

  var canErase: Bool { false }

  func erase(along path: Path, style: StrokeStyle) {}

  func erase(in path: Path) {}

  func pixelGrid(of rect: Rect) -> (width: Int, height: Int)? { nil }
  var pixelLines: PixelLines? { nil }

  func blurBackdrop(in path: Path, deviation: Double) -> Bool { false }

  func bitmap() -> Bitmap? { nil }

  func beginPage(_ size: Size) -> Bool { false }

  func addLink(to address: String, in rect: Rect) {}

  func setTitle(_ title: String) -> Bool {
    document.title = title
    return true
  }

  func finish() throws(CanvasError) -> [UInt8] { Array(document.finish().utf8) }
}
