extension TerminalPicture {
  /// The picture in braille patterns, two by four dots a cell, dark pixels as dots.
  package var dots: [String] {
    stride(from: 0, to: height, by: 4).map { top in
      var line = String.UnicodeScalarView()
      for left in stride(from: 0, to: width, by: 2) {
        line.append(Unicode.Scalar(0x2800 + pattern(left, top)) ?? " ")
      }
      return String(line).replacing("\u{2800}", with: " ")
    }
  }

  /// The bits of U+2801…U+28FF, which count down the left column first; the lowest row comes last.
  private func pattern(_ left: Int, _ top: Int) -> UInt32 {
    let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    var pattern: UInt32 = 0
    for (y, row) in bits.enumerated() {
      for (x, bit) in row.enumerated() where isDark(left + x, top + y) { pattern |= bit }
    }
    return pattern
  }

  private func isDark(_ x: Int, _ y: Int) -> Bool {
    x < width && y < height && shades[y * width + x] < 144
  }
}
