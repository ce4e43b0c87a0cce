internal import DynamicType
import RichText
import Snapshots
import Synchronization

/// The parts that the drawings of a sheet are made of.
final class SheetStore: Sendable {
  fileprivate struct Contents {
    var parts = Numbering<SheetPart>()
    var rows = Numbering<GlyphRow>()
    var outlines = Numbering<String>()
    var definitions: [String: String] = [:]
    var images: [String: String] = [:]
    /// The faces are kept, so that no other face takes their identity.
    var faces: [ObjectIdentifier: (face: FaceGlyphs, outlines: [UInt32: Int])] = [:]
    var pictures: [SheetImage: (file: ImageFile, name: String)] = [:]
  }

  private let contents = Mutex(Contents())

  var parts: [SheetPart] { contents.withLock(\.parts.values) }
  var rows: [GlyphRow] { contents.withLock(\.rows.values) }
  var outlines: [String] { contents.withLock(\.outlines.values) }
  var definitions: [String: String] { contents.withLock(\.definitions) }
  var images: [String: String] { contents.withLock(\.images) }

  /// Takes a finished document over.
  func add(_ document: SVGDocument) -> [Int32] {
    contents.withLock { contents in
      contents.definitions.merge(document.namedDefinitions) { $1 }
      return document.body.map { Int32(contents.parts.number(of: $0)) }
    }
  }

  /// The number of a row of glyphs; `nil` where none of them has an outline.
  func row(_ fitted: FittedRun) -> (number: Int, first: Point)? {
    let run = fitted.run
    let drawn = fitted.shapes.indices.compactMap { index -> (Int, GlyphOutline)? in
      guard case .outline(let outline) = fitted.shapes[index] else { return nil }
      return (index, outline)
    }
    guard let first = drawn.first, run.pointSize > 0 else { return nil }
    let places = drawn.map { run.positions[$0.0] }
    let origin = run.positions[first.0]
    return contents.withLock { contents in
      let numbers = drawn.map { index, outline in
        // A glyph that was made narrower is not the face's own.
        fitted.fits[index] == nil
          ? contents.number(of: outline, glyph: run.glyphs[index], in: run.face)
          : contents.outlines.number(of: outline.relativePath)
      }
      var row = GlyphRow(size: Int((run.pointSize * 1000).rounded()), steps: [])
      var pen = 0
      for (index, number) in numbers.enumerated() {
        let next = index + 1 < places.count ? places[index + 1].x - origin.x : 0
        let end = index + 1 < places.count ? Self.units(next, run.pointSize) : pen
        row.steps.append(
          GlyphRow.Step(
            outline: number,
            drop: Self.units(places[index].y - origin.y, run.pointSize),
            advance: end - pen
          )
        )
        pen = end
      }
      return (contents.rows.number(of: row), origin)
    }
  }

  private static func units(_ points: Double, _ size: Double) -> Int {
    Int((points / size * 1000).rounded())
  }

  /// The name of a picture, made when it is asked for first.
  func name(
    of image: SheetImage,
    _ file: ImageFile,
    _ address: () throws(ImageError) -> String
  ) throws(ImageError) -> String {
    if let known = contents.withLock({ $0.pictures[image]?.name }) { return known }
    let name = name(of: try address(), size: image.size)
    // Pixels that were put together for one drawing do not come again.
    if !file.bytes.isEmpty { contents.withLock { $0.pictures[image] = (file, name) } }
    return name
  }

  /// The name of a picture with an address, in its own size.
  func name(of address: String, size: Size) -> String {
    let rest =
      SVGMarkup.attribute("width", size.width) + SVGMarkup.attribute("height", size.height)
      + " preserveAspectRatio=\"none\" href=\"\(address)\"/>"
    let name = SVGDocument.name("i", of: rest)
    contents.withLock { $0.images[name] = "<image id=\"\(name)\"" + rest }
    return name
  }
}

extension SheetStore.Contents {
  fileprivate mutating func number(
    of outline: GlyphOutline,
    glyph: UInt32,
    in face: FaceGlyphs
  ) -> Int {
    let key = ObjectIdentifier(face)
    if let known = faces[key]?.outlines[glyph] { return known }
    let number = outlines.number(of: outline.relativePath)
    faces[key, default: (face, [:])].outlines[glyph] = number
    return number
  }
}

/// Values that have the number of their first appearance.
private struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

/// A picture as finely as a drawing needs it.
struct SheetImage: Hashable {
  var file: ObjectIdentifier
  /// The number of times that width and height are halved.
  var halvings: Int
  var size: Size
}
