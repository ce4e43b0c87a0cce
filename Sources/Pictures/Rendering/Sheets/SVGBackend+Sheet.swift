internal import DynamicType
import RichText
import Snapshots

extension SVGBackend {
  /// Adds a run as outlines; what is colored or a picture is drawn as in any document.
  func drawOutlines(_ run: TextRun, _ store: SheetStore, at origin: Point, color: Color) {
    let fitted = FittedRun(run)
    if fitted.shapes.contains(where: \.isColored) {
      let clusters = fitted.run.visualClusters
      return drawShapes(fitted.run, fitted.shapes, clusters, at: origin, color: color)
    }
    guard let (row, first) = store.row(fitted) else { return }
    document.draw(
      row: row,
      at: Point(x: origin.x + first.x, y: origin.y + first.y),
      SVGMarkup.paint("fill", color)
    )
  }

  /// The name of a picture in a sheet, as fine as it is drawn.
  func pictureName(
    _ placement: ImagePlacement,
    _ own: Size,
    _ store: SheetStore
  ) throws(ImageError) -> String {
    let source = placement.image.source
    let image = SheetImage(
      file: ObjectIdentifier(source),
      halvings: SheetImage.halvings(of: source, in: placement.destination),
      size: own
    )
    return try store.name(of: image, source) { () throws(ImageError) in
      try SheetImage.address(of: placement.image, halvings: image.halvings) {
        () throws(ImageError) in
        try address(of: source)
      }
    }
  }
}

extension SheetImage {
  /// The area in square points up to which pictures have two pixels to a point; larger ones have one.
  private static let fineArea = 40_000.0
  /// The bytes beyond which a vector becomes pixels: such files hold pictures or maps.
  private static let maximumVectorBytes = 60_000
  /// The pixels on the longer side of such a vector.
  private static let vectorPixels = 800.0

  /// The number of times that a picture may be halved and still has the pixels that a place needs.
  static func halvings(of file: ImageFile, in place: Rect) -> Int {
    guard !file.format.isVector, !place.isEmpty else { return 0 }
    let density = place.width * place.height > fineArea ? 1.0 : 2.0
    var share = min(file.size.width / place.width, file.size.height / place.height) / density
    var count = 0
    while share >= 2, count < 12 {
      share /= 2
      count += 1
    }
    return count
  }

  /// The file as it is, or coarser pixels where these are less.
  static func address(
    of image: Image,
    halvings: Int,
    _ original: () throws(ImageError) -> String
  ) throws(ImageError) -> String {
    let file = image.source
    let isLarge = file.format.isVector && file.bytes.count > maximumVectorBytes
    guard halvings > 0 || isLarge || file.bytes.isEmpty else {
      let address = try original()
      // A page of PDF may become far more text than it was.
      guard file.format.isVector, address.utf8.count > 2 * maximumVectorBytes else {
        return address
      }
      return pixels(of: image, scale: vectorScale(of: file)) ?? address
    }
    let scale = file.format.isVector ? vectorScale(of: file) : 1 / Double(1 << halvings)
    guard let coarse = pixels(of: image, scale: scale) else { return try original() }
    let isLess = file.bytes.isEmpty || coarse.utf8.count < file.bytes.count * 4 / 3
    return isLess ? coarse : try original()
  }

  private static func vectorScale(of file: ImageFile) -> Double {
    vectorPixels / max(file.size.width, file.size.height, 1)
  }

  private static func pixels(of image: Image, scale: Double) -> String? {
    let own = image.source.size
    let size = Size(
      width: max(1, (own.width * scale).rounded()),
      height: max(1, (own.height * scale).rounded())
    )
    guard let canvas = try? Canvas(.png(scale: 1), size: size),
      (try? canvas.draw(image, in: Rect(size: size))) != nil,
      let bitmap = canvas.bitmap()
    else { return nil }
    return SVGMarkup.dataAddress("image/png", bitmap.indexedPNGData())
  }
}
