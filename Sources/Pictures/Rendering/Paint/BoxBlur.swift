/// A Gaussian blur as three box blurs, in whole numbers: the same result on every machine.
struct BoxBlur {
  /// The widths of the three boxes.
  let boxes: [Int]

  /// Chooses boxes whose variances add up to that of the Gaussian (W3C Filter Effects, 9.7).
  init(deviation: Double) {
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    var small = Int(ideal)
    if small.isMultiple(of: 2) { small -= 1 }
    let low = Double(small)
    let rest = 12 * deviation * deviation - 3 * low * low - 12 * low - 9
    let count = Int((rest / (-4 * low - 4)).rounded())
    boxes = (0..<3).map { max(1, $0 < count ? small : small + 2) }
  }

  /// Blurs rows, then columns, as if nothing lay outside the picture.
  func apply(
    to pixels: UnsafeMutableBufferPointer<UInt8>,
    width: Int,
    height: Int,
    stride: Int
  ) {
    var line = [UInt8](repeating: 0, count: max(width, height))
    for box in boxes where box > 1 {
      for row in 0..<height {
        blur(pixels, from: row * stride, step: 1, count: width, box: box, line: &line)
      }
      for column in 0..<width {
        blur(pixels, from: column, step: stride, count: height, box: box, line: &line)
      }
    }
  }

  private func blur(
    _ pixels: UnsafeMutableBufferPointer<UInt8>,
    from start: Int,
    step: Int,
    count: Int,
    box: Int,
    line: inout [UInt8]
  ) {
    for index in 0..<count { line[index] = pixels[start + index * step] }
    let half = box / 2
    var sum = 0
    for index in 0..<min(half, count) { sum += Int(line[index]) }
    for index in 0..<count {
      if index + half < count { sum += Int(line[index + half]) }
      pixels[start + index * step] = UInt8((sum + half) / box)
      if index >= half { sum -= Int(line[index - half]) }
    }
  }
}
