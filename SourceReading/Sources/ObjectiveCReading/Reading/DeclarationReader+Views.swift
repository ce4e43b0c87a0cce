import SourceFacts

extension DeclarationReader {
  mutating func variables(_ open: Int, _ end: Int, _ owner: String) -> Int {
    guard let close = code.partner(open, before: end) else { return open + 1 }
    var start = open + 1
    while start < close {
      // @private and similar directives form a statement.
      while start < close,
        code.isText(start, "@private") || code.isText(start, "@public")
          || code.isText(start, "@protected") || code.isText(start, "@package")
      {
        start += 1
      }
      let next = code.first(Mark.semicolon, in: start..<close) ?? close
      stored(start..<next, owner)
      start = next + 1
    }
    return close + 1
  }

  mutating func property(_ index: Int, _ end: Int, _ owner: String) -> Int {
    let close = code.first(Mark.semicolon, in: index..<end) ?? end
    var start = index + 1
    if code.mark(start) == Mark.leftParenthesis { start = code.after(start, before: close) }
    stored(start..<max(start, close), owner)
    return close + 1
  }

  /// Reads `IBOutlet UILabel *title, *note` and `IBOutletCollection(UILabel) NSArray *labels`.
  private mutating func stored(_ range: Range<Int>, _ owner: String) {
    var isOutlet = false
    var type: String?
    var start = range.lowerBound
    while start < range.upperBound, code.isWord(start) || code.mark(start) == Mark.less {
      if code.mark(start) == Mark.less {
        while start < range.upperBound, code.mark(start) != Mark.greater { start += 1 }
        start += 1
        continue
      }
      if code.isText(start, "IBOutlet") {
        isOutlet = true
      } else if code.isText(start, "IBOutletCollection") {
        isOutlet = true
        type = code.word(start + 2)
        start = code.after(start + 1, before: range.upperBound)
        continue
      } else if type == nil, !Self.qualifiers.contains(code.text(start)) {
        // The last word of a declaration without `*` is its name.
        if start + 1 == range.upperBound || code.mark(start + 1) == Mark.comma { break }
        type = code.text(start)
      }
      start += 1
    }
    // The words skipped after the type are the name if no star follows them.
    let names = code.parts(range).compactMap { part -> Int? in
      var last = part.upperBound - 1
      // NS_AVAILABLE(…) and similar macros follow the name.
      while last > part.lowerBound, code.mark(last) == Mark.rightParenthesis {
        last = Int(code.tokens[last].partner) - 2
      }
      return last >= part.lowerBound && code.isWord(last) ? last : nil
    }
    guard isOutlet || type.map(ViewNames.isViewType) == true else { return }
    for name in names {
      reader.facts.views.append(
        ViewDeclaration(
          owner: owner,
          name: code.text(name),
          type: type,
          origin: isOutlet ? .outlet : .created,
          position: position(name)
        )
      )
    }
  }

  static let qualifiers: Set<String> = [
    "__weak", "__strong", "__unsafe_unretained", "nullable", "nonnull", "_Nullable", "_Nonnull",
    "__nullable", "__nonnull", "const", "__kindof", "IBInspectable", "id",
  ]
}
