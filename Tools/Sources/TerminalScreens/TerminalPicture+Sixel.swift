extension TerminalPicture {
  /// The picture in eight shades, in bands of six rows, with runs of equal columns.
  var sixel: String {
    let levels = 8
    let indices = shades.map { Int($0) * (levels - 1) / 255 }
    var text = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
    for level in 0..<levels {
      let part = level * 100 / (levels - 1)
      text += "#\(level);2;\(part);\(part);\(part)"
    }
    for top in stride(from: 0, to: height, by: 6) {
      var rows: [String] = []
      for level in 0..<levels {
        let band = Self.band(indices, level, top, width, height)
        if band.contains(where: { $0 != 0 }) { rows.append("#\(level)\(Self.counted(band))") }
      }
      text += rows.joined(separator: "$") + "-"
    }
    return text + "\u{1B}\\"
  }

  /// For each column the six rows of a band that have a level, as bits.
  private static func band(
    _ indices: [Int],
    _ level: Int,
    _ top: Int,
    _ width: Int,
    _ height: Int
  ) -> [UInt8] {
    (0..<width).map { x in
      (0..<min(6, height - top)).reduce(0) { bits, row in
        indices[(top + row) * width + x] == level ? bits | 1 << UInt8(row) : bits
      }
    }
  }

  private static func counted(_ band: [UInt8]) -> String {
    var (text, start) = ("", 0)
    while start < band.count {
      let end = band[start...].firstIndex { $0 != band[start] } ?? band.count
      let character = String(Unicode.Scalar(63 + band[start]))
      let count = end - start
      text += count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
      start = end
    }
    return text
  }
}
