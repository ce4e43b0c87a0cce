/// Opaque pixels as numbers of at most 256 colors.
///
/// Text on a plain ground has hundreds of shades between two colors, which nobody tells apart. So
/// colors whose components lie on the same of 32 levels become the one that is the most frequent
/// among them, and rare ones the nearest of those that are kept.
struct IndexedPixels {
  /// The colors, 0xRRGGBB, the most frequent first.
  private(set) var palette: [UInt32] = []
  /// A byte for each pixel with a zero before each row, as PNG's filter type "none" has it.
  private(set) var bytes: [UInt8] = []

  private static let maximumColors = 256
  private static let binCount = 1 << 15

  init(_ rows: PixelRows) {
    let bins = Self.count(rows)
    let used = bins.indices.filter { bins[$0].count > 0 }.sorted {
      (bins[$1].count, $0) < (bins[$0].count, $1)
    }
    palette = used.prefix(Self.maximumColors).map { bins[$0].color }
    var numbers = [UInt8](repeating: 0, count: Self.binCount)
    for (number, bin) in used.enumerated() {
      numbers[bin] = UInt8(number < palette.count ? number : nearest(to: bins[bin].color))
    }
    bytes.reserveCapacity(rows.height * (rows.width + 1))
    for row in 0..<rows.height {
      bytes.append(0)
      for pixel in rows[row] { bytes.append(numbers[Self.bin(of: pixel)]) }
    }
  }

  /// Colors that become one: how many pixels, and which of the colors has the most.
  private struct Bin {
    var count = 0
    var color: UInt32 = 0
    /// By how many pixels the color leads: the majority vote of Boyer and Moore.
    var lead = 0
  }

  private static func count(_ rows: PixelRows) -> [Bin] {
    var bins = [Bin](repeating: Bin(), count: binCount)
    bins.withUnsafeMutableBufferPointer { bins in
      for row in 0..<rows.height {
        for pixel in rows[row] {
          let (index, color) = (bin(of: pixel), pixel & 0xFF_FFFF)
          bins[index].count += 1
          if bins[index].lead == 0 { bins[index].color = color }
          bins[index].lead += bins[index].color == color ? 1 : -1
        }
      }
    }
    return bins
  }

  @inline(__always)
  private static func bin(of pixel: UInt32) -> Int {
    let red = levels[Int(pixel >> 16 & 0xFF)]
    let green = levels[Int(pixel >> 8 & 0xFF)]
    let blue = levels[Int(pixel & 0xFF)]
    return red << 10 | green << 5 | blue
  }

  /// The level of each value of a component: close together at both ends, where the grounds of screens
  /// and the materials of their bars lie, and far apart between, where only the edges of letters do.
  private static let levels: [Int] = {
    let ends = [
      0, 2, 5, 9, 14, 21, 30, 42, 57, 74, 92, 110, 128, 146, 163, 179, 193, 205, 215, 223, 229, 234,
      238, 241, 244, 246, 248, 250, 252, 253, 254, 255,
    ]
    return (0...255).map { value in ends.firstIndex { value <= $0 } ?? 31 }
  }()

  /// The number of the color of the palette with the least sum of squared differences.
  private func nearest(to color: UInt32) -> Int {
    func component(_ color: UInt32, _ shift: UInt32) -> Int { Int(color >> shift & 0xFF) }
    func distance(_ other: UInt32) -> Int {
      [UInt32(0), 8, 16].reduce(0) { sum, shift in
        let difference = component(color, shift) - component(other, shift)
        return sum + difference * difference
      }
    }
    return palette.indices.min { distance(palette[$0]) < distance(palette[$1]) } ?? 0
  }
}
