/// A stretch of text in Markdown with the marks around it.
package struct MarkdownSpan: Hashable, Sendable {
  /// A mark around text.
  package enum Mark: Hashable, Sendable {
    case strong, emphasis, code, strikethrough
    /// A tag of HTML, which stays as it is written.
    case markup
  }

  /// The text without the marks.
  package var text: String
  /// The marks around it.
  package var marks: Set<Mark>
  /// The address to which it links.
  package var link: String?
  /// The address of the picture that it describes.
  package var picture: String?

  /// Creates a span.
  package init(_ text: String, marks: Set<Mark> = [], link: String? = nil, picture: String? = nil) {
    (self.text, self.marks, self.link, self.picture) = (text, marks, link, picture)
  }
}

extension MarkdownSpan {
  /// Returns the spans of a whole document, whose blocks follow each other.
  package static func document(_ text: String) -> [MarkdownSpan] { parsed(text, newline: " ") }

  /// Returns the spans of text in which marks of blocks, such as headings, mean nothing.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsSpace: Whether spaces and line breaks stay as they are; else a line break is a space.
  /// - Returns: The spans.
  package static func inline(_ text: String, keepsSpace: Bool) -> [MarkdownSpan] {
    guard mayHaveMarks(text) || !keepsSpace else { return text.isEmpty ? [] : [MarkdownSpan(text)] }
    guard let guards = LineGuards(for: text) else { return [MarkdownSpan(text)] }
    let spans = parsed(guards.guarded(text), newline: "\n")
    return guards.removed(from: spans).compactMap { span in
      var span = span
      if !keepsSpace { span.text = span.text.replacing("\n", with: " ") }
      return span.text.isEmpty ? nil : span
    }
  }

  /// Whether there is a character that could be a mark, an entity or an address.
  private static func mayHaveMarks(_ text: String) -> Bool {
    text.utf8.contains { "*_`[]~\\<&:@!".utf8.contains($0) } || text.contains("www.")
  }

  private static func parsed(_ text: String, newline: String) -> [MarkdownSpan] {
    let limits = MarkdownLimits()
    var log = DiagnosticLog(limit: 0)
    let input = MarkdownGuard(Array(text.utf8), limits: limits, log: &log)
    var builder = SpanBuilder(newline: newline)
    MarkdownParser.parse(input.bytes, hasTables: input.hasTables) { builder.handle($0) }
    return builder.spans
  }
}

/// Joins the texts of a parsed document.
private struct SpanBuilder {
  let newline: String
  private(set) var spans: [MarkdownSpan] = []
  private var marks: [MarkdownSpan.Mark] = []
  private var links: [String] = []
  private var pictures: [String] = []

  init(newline: String) { self.newline = newline }

  mutating func handle(_ event: MarkdownEvent) {
    switch event {
    case .enter(let element, _): enter(element)
    case .exit(let element): exit(element)
    }
  }

  private mutating func enter(_ element: MarkdownElement) {
    switch element {
    case .text(let text): add(text)
    case .softBreak: add(newline)
    case .lineBreak: add("\n")
    case .codeSpan(let text): add(text, .code)
    case .code(let text, _): add(text, .code)
    case .tag(let text), .markup(let text): add(text, .markup)
    case .emphasis: marks.append(.emphasis)
    case .strong: marks.append(.strong)
    case .strikethrough: marks.append(.strikethrough)
    case .link(let address): links.append(address)
    case .picture(let address): pictures.append(address)
    default: break
    }
  }

  private mutating func exit(_ element: MarkdownElement) {
    switch element {
    case .emphasis, .strong, .strikethrough: marks.removeLast()
    case .link: links.removeLast()
    case .picture: pictures.removeLast()
    default: break
    }
  }

  private mutating func add(_ text: String, _ mark: MarkdownSpan.Mark? = nil) {
    var all = Set(marks)
    if let mark { all.insert(mark) }
    let span = MarkdownSpan(text, marks: all, link: links.last, picture: pictures.last)
    if let last = spans.indices.last, spans[last].marks == span.marks,
      spans[last].link == span.link,
      spans[last].picture == span.picture
    {
      spans[last].text += text
    } else {
      spans.append(span)
    }
  }
}
