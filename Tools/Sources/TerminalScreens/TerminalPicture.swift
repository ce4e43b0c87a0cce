import FileAccess

/// A grayscale picture, by rows from the top.
package struct TerminalPicture: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// The shades, from 0 for black to 255 for white.
  package var shades: [UInt8]
  /// The same picture as a PNG file.
  package var png: [UInt8]

  /// Creates a picture.
  package init(width: Int, height: Int, shades: [UInt8], png: [UInt8]) {
    self.width = width
    self.height = height
    self.shades = shades
    self.png = png
  }

  /// Returns the bytes that show the picture in cells, beginning at the cursor.
  package func escaped(_ format: ImageProtocol, in area: CellArea) -> String {
    switch format {
    case .kitty: kitty(area)
    case .iterm: iterm(area)
    case .sixel: sixel
    }
  }

  /// Removes the pictures of this program; empty if text written over them removes them.
  package static func removal(_ format: ImageProtocol) -> String {
    format == .kitty ? "\u{1B}_Ga=d,d=I,i=\(kittyNumber),q=2\u{1B}\\" : ""
  }

  private static let kittyNumber = 7317

  /// The picture in pieces of at most 4096 characters, which request no response and do not move the cursor.
  private func kitty(_ area: CellArea) -> String {
    let data = Array(Base64.encode(png).utf8)
    var (result, start) = ("", 0)
    repeat {
      let end = min(start + 4096, data.count)
      let keys =
        start == 0
        ? "a=T,f=100,q=2,C=1,i=\(Self.kittyNumber),p=1,c=\(area.columns),r=\(area.rows)," : ""
      let piece = String(decoding: data[start..<end], as: UTF8.self)
      result += "\u{1B}_G\(keys)m=\(end < data.count ? 1 : 0);\(piece)\u{1B}\\"
      start = end
    } while start < data.count
    return result
  }

  private func iterm(_ area: CellArea) -> String {
    "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(area.columns);height=\(area.rows)"
      + ";preserveAspectRatio=1;doNotMoveCursor=1:\(Base64.encode(png))\u{07}"
  }
}
