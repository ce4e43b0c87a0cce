/// A mark around text.
enum InlineMark: Hashable {
  case link(String)
  /// One step above or below the line.
  case raised(Int)
  case lowered(Int)
  case underline
  case strikethrough
  case bold
  case italic
}

/// The text, the code, the pictures and the marks of a paragraph in their order.
enum InlinePart {
  case text(String)
  case code(String)
  case picture(InlineStyle, count: Int)
  /// The mark of a note.
  case note(Int, text: String)
  /// A beginning, with the place of its end.
  case open(InlineMark, end: Int)
  /// An end, with the place of its beginning.
  case close(InlineMark, start: Int)
}

extension InlineStyle {
  /// The marks, of which the earlier ones are around the later ones where they are equally long.
  var marks: [InlineMark] {
    var result: [InlineMark] = []
    if let link { result.append(.link(link)) }
    for step in 0..<abs(level) { result.append(level > 0 ? .raised(step) : .lowered(step)) }
    if emphasis.contains(.underline) { result.append(.underline) }
    if emphasis.contains(.strikethrough) { result.append(.strikethrough) }
    if emphasis.contains(.bold) { result.append(.bold) }
    if emphasis.contains(.italic) { result.append(.italic) }
    return result
  }
}

/// Nests the marks of a paragraph.
struct MarkNesting {
  private(set) var parts: [InlinePart] = []
  private var open: [(mark: InlineMark, part: Int)] = []

  init(_ spans: [InlineSpan]) {
    let ends = Self.ends(spans)
    for (index, span) in spans.enumerated() {
      let marks = span.style.marks
      enter(marks, ends[index])
      if let note = span.style.note {
        parts.append(.note(note, text: span.text))
      } else if span.style.attachment != nil {
        parts.append(.picture(span.style, count: span.text.unicodeScalars.count))
      } else if span.style.emphasis.contains(.code) {
        parts.append(.code(span.text))
      } else {
        parts.append(.text(span.text))
      }
    }
    close(to: 0)
  }

  /// The first span after each one that does not have a mark of it.
  private static func ends(_ spans: [InlineSpan]) -> [[InlineMark: Int]] {
    var result: [[InlineMark: Int]] = []
    var next: [InlineMark: Int] = [:]
    for (index, span) in spans.enumerated().reversed() {
      var ends: [InlineMark: Int] = [:]
      for mark in span.style.marks { ends[mark] = next[mark] ?? index + 1 }
      result.append(ends)
      next = ends
    }
    return result.reversed()
  }

  private mutating func enter(_ marks: [InlineMark], _ ends: [InlineMark: Int]) {
    let kept = open.prefix { marks.contains($0.mark) }.count
    close(to: kept)
    let present = open.map(\.mark)
    let missing = marks.filter { !present.contains($0) }.enumerated().sorted {
      let (first, second) = (ends[$0.element] ?? 0, ends[$1.element] ?? 0)
      return first != second ? first > second : $0.offset < $1.offset
    }
    for (_, mark) in missing {
      open.append((mark, parts.count))
      parts.append(.open(mark, end: 0))
    }
  }

  private mutating func close(to depth: Int) {
    while open.count > depth {
      let last = open.removeLast()
      parts[last.part] = .open(last.mark, end: parts.count)
      parts.append(.close(last.mark, start: last.part))
    }
  }
}
