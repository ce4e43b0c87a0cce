import DynamicType
import FontDescriptors
package import FontManagement
import Rendering
import RichText
import Snapshots
package import TerminalScreens
import Typesetting

/// The look of a font in some cells of a terminal.
package struct FontPreview: Sendable {
  /// The fonts.
  package var collection: FontCollection
  /// The size of the letters in points.
  package var pointSize: Double
  /// The text to show; `nil` for the name of the font and a text in a language that it supports.
  package var text: String?
  /// The requested languages, which are shown first.
  package var languages: [String]

  /// Creates a preview.
  package init(
    _ collection: FontCollection,
    pointSize: Double,
    text: String? = nil,
    languages: [String] = []
  ) {
    self.collection = collection
    self.pointSize = pointSize
    self.text = text
    self.languages = languages
  }

  /// The samples of the languages that a font supports, beginning with the requested ones.
  package func samples(of choice: FontPicker.Choice) -> [FontSample] {
    let family = choice.descriptor.family ?? choice.name
    let written = Set(
      collection.languages(ofFamily: family, among: FontSample.all.map(\.language))
    )
    let all = FontSample.all.filter { written.contains($0.language) }
    return all.filter { languages.contains($0.language) }
      + all.filter { !languages.contains($0.language) }
  }

  /// The texts that show a font; none for a font that supports no language of ``FontSample``.
  ///
  /// The name is shown in a font that has the English letters, so that no other font is substituted.
  private func texts(of choice: FontPicker.Choice) -> [String] {
    if let text { return [text] }
    let samples = samples(of: choice)
    let isLatin = samples.contains { $0.language == "en" }
    let asked = samples.filter { languages.contains($0.language) }
    let shown = asked.isEmpty ? Array(samples.prefix(isLatin ? 1 : 3)) : asked
    return (isLatin ? [choice.name] : []) + shown.map(\.text)
  }

  /// Facts about a font in lines of text.
  package func facts(of choice: FontPicker.Choice, columns: Int) -> [ScreenLine] {
    var lines = [ScreenLine(CellText.printable(choice.name), .strong)]
    if choice.faces.count > 1 {
      let names = choice.faces.map(\.name).joined(separator: ", ")
      lines.append(ScreenLine("\(choice.faces.count) faces: \(CellText.printable(names))", .faint))
    }
    let samples = samples(of: choice)
    if samples.isEmpty {
      lines.append(ScreenLine("Symbols, or a script without a sample here", .faint))
    } else {
      lines.append(ScreenLine("Writes \(samples.map(\.name).joined(separator: ", "))", .faint))
    }
    return lines.map { $0.width > columns ? $0.fitted(columns) : $0 }
  }

  /// Draws a font on white in a number of pixels.
  ///
  /// - Parameters:
  ///   - choice: The font.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - scale: The pixels of a point.
  /// - Returns: The picture; `nil` if there is nothing to show.
  package func picture(
    of choice: FontPicker.Choice,
    width: Int,
    height: Int,
    scale: Double
  ) -> TerminalPicture? {
    let texts = texts(of: choice)
    guard !texts.isEmpty, width > 0, height > 0,
      let canvas = try? Canvas(
        .png(scale: 1),
        size: Size(width: Double(width), height: Double(height))
      )
    else { return nil }
    canvas.fill(Rect(size: canvas.size), with: .white)
    collection.performAsCurrent {
      let font = Font(descriptor: choice.descriptor, size: pointSize * scale)
      var y = 0.0
      for text in texts {
        let layout = Self.line(text, font, width: Double(width))
        guard y == 0 || y + layout.height <= Double(height) else { break }
        canvas.draw(layout, of: text, at: Point(x: 0, y: y), color: .black)
        y += layout.height
      }
    }
    return canvas.bitmap().map(Self.picture)
  }

  private static func line(_ text: String, _ font: Font, width: Double) -> ParagraphLayout {
    var style = ParagraphStyle.default
    style.lineBreakMode = .truncateTail
    style.alignment = .left
    return ShapedText(AttributedText(text, font: font.request), style: style)
      .layout(width: width, maximumLines: 1)
  }

  private static func picture(_ bitmap: Bitmap) -> TerminalPicture {
    var shades: [UInt8] = []
    shades.reserveCapacity(bitmap.width * bitmap.height)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let color = bitmap.color(x: x, y: y)
        let shade = (0.299 * color.red + 0.587 * color.green + 0.114 * color.blue) * 255
        shades.append(UInt8(min(max(shade.rounded(), 0), 255)))
      }
    }
    return TerminalPicture(
      width: bitmap.width,
      height: bitmap.height,
      shades: shades,
      png: bitmap.indexedPNGData()
    )
  }
}
