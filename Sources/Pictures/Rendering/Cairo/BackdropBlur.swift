internal import CCairo
import Snapshots

/// A blurred, small copy of a part of a surface.
final class BackdropBlur {
  /// The copy: one pixel for each block of pixels.
  let surface: OpaquePointer

  /// The pixels along a block's side.
  let block: Int

  /// The pixel of the surface at the copy's top left corner.
  let left: Int
  let top: Int

  /// Copies a part of an image surface; nil for another kind or an empty part.
  ///
  /// - Parameters:
  ///   - source: the surface.
  ///   - area: the part, in pixels of the canvas.
  ///   - deviation: the standard deviation of the blur, in pixels.
  init?(_ source: OpaquePointer, _ area: Rect, deviation: Double) {
    cairo_surface_flush(source)
    var (offsetX, offsetY) = (0.0, 0.0)
    // The surface of a group begins at the clip, not at the canvas.
    cairo_surface_get_device_offset(source, &offsetX, &offsetY)
    guard cairo_surface_get_type(source) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(source) == CAIRO_FORMAT_ARGB32,
      let data = cairo_image_surface_get_data(source)
    else { return nil }
    let image = Rect(
      x: 0,
      y: 0,
      width: Double(cairo_image_surface_get_width(source)),
      height: Double(cairo_image_surface_get_height(source))
    )
    let part = area.offset(x: offsetX, y: offsetY).intersection(image)
    guard !part.isEmpty else { return nil }
    // Blocks of a third of the deviation keep more than the blur leaves.
    block = max(1, Int(deviation / 3))
    let (x, y) = (Int(part.x), Int(part.y))
    left = x - Int(offsetX)
    top = y - Int(offsetY)
    let columns = (Int(part.maxX.rounded(.up)) - x + block - 1) / block
    let rows = (Int(part.maxY.rounded(.up)) - y + block - 1) / block
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows)),
      let target = cairo_image_surface_get_data(surface)
    else { return nil }
    self.surface = surface
    let pixels = PixelBlocks(
      source: UnsafeRawPointer(data),
      stride: Int(cairo_image_surface_get_stride(source)),
      width: Int(image.width),
      height: Int(image.height),
      block: block
    )
    var planes = pixels.averages(x: x, y: y, columns: columns, rows: rows)
    planes.blur(BoxBlur(deviation: deviation / Double(block)))
    planes.write(to: target, stride: Int(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }
}

/// Pixels that are read block by block.
private struct PixelBlocks {
  var source: UnsafeRawPointer
  var stride: Int
  var width: Int
  var height: Int
  var block: Int

  func averages(x: Int, y: Int, columns: Int, rows: Int) -> BytePlanes {
    var planes = BytePlanes(columns: columns, rows: rows)
    for row in 0..<rows {
      let lines = y + row * block..<min(y + (row + 1) * block, height)
      for column in 0..<columns {
        let places = x + column * block..<min(x + (column + 1) * block, width)
        planes.set(column, row, average(places, lines))
      }
    }
    return planes
  }

  private func average(_ columns: Range<Int>, _ rows: Range<Int>) -> SIMD4<UInt8> {
    var sum = SIMD4<UInt32>.zero
    for row in rows {
      let line = source + row * stride
      for column in columns {
        let pixel = line.loadUnaligned(fromByteOffset: column * 4, as: SIMD4<UInt8>.self)
        sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel)
      }
    }
    let count = UInt32(max(rows.count * columns.count, 1))
    return SIMD4<UInt8>(truncatingIfNeeded: (sum &+ count / 2) / count)
  }
}

/// The four bytes of pixels, each in a plane of its own.
private struct BytePlanes {
  let columns: Int
  let rows: Int
  private var planes: [[UInt8]]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    planes = Array(repeating: Array(repeating: 0, count: columns * rows), count: 4)
  }

  mutating func set(_ column: Int, _ row: Int, _ pixel: SIMD4<UInt8>) {
    for plane in 0..<4 { planes[plane][row * columns + column] = pixel[plane] }
  }

  mutating func blur(_ blur: BoxBlur) {
    for plane in 0..<4 {
      planes[plane]
        .withUnsafeMutableBufferPointer { bytes in
          blur.apply(to: bytes, width: columns, height: rows, stride: columns)
        }
    }
  }

  func write(to target: UnsafeMutablePointer<UInt8>, stride: Int) {
    for row in 0..<rows {
      for column in 0..<columns {
        for plane in 0..<4 {
          target[row * stride + column * 4 + plane] = planes[plane][row * columns + column]
        }
      }
    }
  }
}
