import FontManagement
import Foundation
import Testing

@testable import Typesetting

/// Every fully-qualified emoji of Unicode's own list, where Debian's unicode-data is installed.
@Suite struct EmojiTests {
  static let file = "/usr/share/unicode/emoji/emoji-test.txt"

  static var sequences: [String] {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      guard line.contains("; fully-qualified") else { return nil }
      let scalars = line.prefix { $0 != ";" }.split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap { Unicode.Scalar($0) }
      }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: file)))
  func `Each is one cluster, in the emoji font alone`() {
    var count = 0
    for sequence in Self.sequences {
      let paragraph = ShapedParagraph(sequence, font: Specimens.system)
      #expect(paragraph.record.clusterCount == 1, "\(sequence)")
      #expect(
        paragraph.faces.map(\.face.names.family) == ["Noto Color Emoji"],
        "\(sequence)"
      )
      count += 1
    }
    #expect(count > 3_600)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: file)))
  func `Each keeps to one line, however narrow`() {
    for sequence in Self.sequences.prefix(400) {
      let paragraph = ShapedParagraph("a\(sequence)b", font: Specimens.system)
      let layout = paragraph.layout(Specimens.style(Specimens.system, 17), width: 1)
      #expect(layout.lines.map(\.visibleText) == ["a", sequence, "b"])
    }
  }
}
