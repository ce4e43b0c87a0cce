import DynamicType
import Snapshots

/// The way in which an image with cap insets fills a size: corners keep their size, edges grow
/// along one direction, and the middle in both.
struct NineParts {
  let image: Image
  let size: Size

  /// So many repetitions end as one stretched part: a hostile size must not draw for ever.
  private static let maximumTiles = 4_096

  /// Puts the parts together in the image's own pixels, where they meet without seams.
  ///
  /// Vectors get three pixels to a point, as the sharpest screens do. A size beyond what a canvas
  /// can have gives the image as it is.
  func composed(_ interpolation: Interpolation) throws(ImageError) -> Image {
    let density = image.format.isVector ? 3 : image.scale
    guard let canvas = try? CairoBackend(size: size, scale: density) else { return image }
    for (part, destination) in placements {
      try canvas.draw(
        ImagePlacement(
          image: image,
          destination: destination,
          interpolation: interpolation,
          tint: nil
        ),
        part: part
      )
    }
    return canvas.bitmap().map { Image($0, scale: density) } ?? image
  }

  /// The parts of the image, in its own points, with the places they go to.
  private var placements: [(part: Rect, destination: Rect)] {
    let own = image.source.size
    let scaleX = own.width / image.scale / max(image.size.width, .leastNormalMagnitude)
    let scaleY = own.height / image.scale / max(image.size.height, .leastNormalMagnitude)
    let caps = image.capInsets
    let columns = pieces(
      length: image.size.width,
      caps: (caps.left, caps.right),
      target: size.width
    )
    let rows = pieces(
      length: image.size.height,
      caps: (caps.top, caps.bottom),
      target: size.height
    )
    return rows.flatMap { row in
      columns.map { column in
        (
          Rect(
            x: column.from * scaleX,
            y: row.from * scaleY,
            width: column.length * scaleX,
            height: row.length * scaleY
          ),
          Rect(x: column.to, y: row.to, width: column.target, height: row.target)
        )
      }
    }
  }

  private struct Piece {
    var from: Double
    var length: Double
    var to: Double
    var target: Double
  }

  /// Cuts one direction in a leading cap, a middle that grows, and a trailing cap.
  private func pieces(
    length: Double,
    caps: (Double, Double),
    target: Double
  ) -> [Piece] {
    let leading = min(max(caps.0, 0), length)
    let trailing = min(max(caps.1, 0), length - leading)
    // Caps larger than the target shrink together.
    let shrink = min(1, target / max(leading + trailing, .leastNormalMagnitude))
    let (first, last) = (leading * shrink, trailing * shrink)
    var result = [Piece(from: 0, length: leading, to: 0, target: first)]
    result += middle(
      from: leading,
      length: length - leading - trailing,
      to: first,
      target: target - first - last
    )
    result.append(
      Piece(
        from: length - trailing,
        length: trailing,
        to: target - last,
        target: last
      )
    )
    return result.filter { $0.length > 0 && $0.target > 0 }
  }

  private func middle(from: Double, length: Double, to start: Double, target: Double) -> [Piece] {
    guard image.resizingMode == .tile, length > 0,
      target / length < Double(Self.maximumTiles).squareRoot()
    else { return [Piece(from: from, length: length, to: start, target: target)] }
    var result: [Piece] = []
    for place in stride(from: 0, to: target, by: length) {
      let extent = min(length, target - place)
      result.append(Piece(from: from, length: extent, to: start + place, target: extent))
    }
    return result
  }
}
