import Diagnostics

extension RTFCheck {
  private static let signature = Array("{\\rtf".utf8)

  /// Kinds of files by their first bytes, for the hint of a file that is not a document.
  private static let otherKinds: [(start: [UInt8], name: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a picture in the format PNG"),
    ([0xFF, 0xD8, 0xFF], "a picture in the format JPEG"),
    (Array("GIF8".utf8), "a picture in the format GIF"), (Array("%PDF".utf8), "a PDF"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive, such as a .docx or .pages"),
    ([0xD0, 0xCF, 0x11, 0xE0], "a document of an older Word"), (Array("rtfd".utf8), "a flat RTFD"),
    (Array("<!DOCTYPE".utf8), "a page in HTML"), (Array("<html".utf8), "a page in HTML"),
  ]

  /// Whether bytes begin a document in Rich Text Format; a byte-order mark and blank space may stand
  /// in front.
  static func isDocument(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
      .drop { " \t\r\n".utf8.contains($0) }
    return content.starts(with: signature)
  }

  /// The finding about a file that is not a document.
  func noDocument(_ bytes: [UInt8]) -> Finding {
    let kind = Self.otherKinds.first { bytes.starts(with: $0.start) }?.name
    let looks = kind.map { " It looks like \($0)." } ?? (bytes.isEmpty ? " It is empty." : "")
    return Finding(
      rule: .rtfUnreadable,
      message: "This is no document in Rich Text Format.\(looks)",
      location: SourceLocation(file: file, line: 1, column: 1),
      hint: "Documents in Rich Text Format begin with {\\rtf."
    )
  }
}
