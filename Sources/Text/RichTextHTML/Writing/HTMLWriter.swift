import DynamicType
import FontDescriptors
public import RichText

/// A writer of HTML whose sizes follow the reader's text size.
///
/// ```swift
/// let note = RichTextDocument(AttributedText("Milk", font: .preferredFont(forTextStyle: .title1)))
/// print(HTMLWriter.write(note).text)
/// ```
///
/// A font that follows a text style is written as Apple's keyword, after a size in rem for other
/// browsers. A fixed size is a part of the body size too. A page without colors of its own is dark
/// where the reader prefers it. A page with colors is light, because they were chosen for paper.
///
/// Footnotes are a list at the end, with links from their marks and back, in the roles of DPUB-ARIA. Headers
/// and footers of pages are hidden elements, which the reader of this module knows.
public enum HTMLWriter {
  /// Returns a document as HTML.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - options: The choices of the writer.
  /// - Returns: The page, and the number of the parts that HTML cannot hold.
  public static func write(
    _ document: RichTextDocument,
    options: HTMLWritingOptions = HTMLWritingOptions()
  ) -> HTMLWritingResult {
    var body = BodyWriter(document.text, options)
    body.write()
    guard options.extent == .document else {
      for _ in document.pageTexts.headers { body.omit(.pageText) }
      for _ in document.pageTexts.footers { body.omit(.pageText) }
      return HTMLWritingResult(text: body.output, omissions: body.omissions)
    }
    let headers = body.pageTexts(document.pageTexts.headers, "header")
    let footers = body.pageTexts(document.pageTexts.footers, "footer")
    let language = options.language.map { " lang=\"\(Markup.attribute($0))\"" } ?? ""
    let title = Markup.text(document.attributes.information[.title] ?? "")
    let style = body.bodyStyle.isEmpty ? "" : " style=\"\(Markup.attribute(body.bodyStyle))\""
    let text = """
      <!DOCTYPE html>
      <html\(language)>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="text-scale" content="scale">
      <meta name="color-scheme" content="\(body.hasColors ? "light" : "light dark")">
      \(document.pageTexts.markup)<title>\(title)</title>
      <style>
      \(PageStyle.text(options))
      </style>
      </head>
      <body\(style)>
      \(headers)\(body.output)\(footers)</body>
      </html>

      """
    return HTMLWritingResult(text: text, omissions: body.omissions)
  }
}

/// A page that was written, with the number of the parts that it does not hold.
public struct HTMLWritingResult: Hashable, Sendable {
  /// The page.
  public let text: String

  /// The number of stretches or paragraphs that lost something, by the kind of loss.
  public let omissions: [HTMLOmission: Int]
}

/// The style sheet of a page.
private enum PageStyle {
  static func text(_ options: HTMLWritingOptions) -> String {
    var rules = ["p,h1,h2,h3,h4,h5,h6,pre{margin:0}", "table{border-collapse:collapse}"]
    guard options.fontSizes == .relative else {
      return (["html{font-family:system-ui,sans-serif}"] + rules).joined(separator: "\n")
    }
    rules.insert("html{font-family:system-ui,sans-serif;font:-apple-system-body}", at: 0)
    for (index, style) in TextStyleFont.headings.enumerated() {
      let font = TextStyleFont.request(style)
      let size = Markup.number(font.pointSize / Markup.bodySize)
      let keyword = TextStyleFont.keyword(style).map { ";font:\($0)" } ?? ""
      let weight = font.descriptor.weight?.cssValue ?? 400
      rules.append("h\(index + 1){font-weight:\(weight);font-size:\(size)rem\(keyword)}")
    }
    return rules.joined(separator: "\n")
  }
}
