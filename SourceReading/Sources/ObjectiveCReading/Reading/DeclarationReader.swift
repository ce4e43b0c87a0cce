import SourceFacts

/// Reads the declarations of a file: classes, categories, properties, methods, functions, constants.
struct DeclarationReader {
  let code: TokenList
  var reader: CodeReader

  var facts: FileFacts { reader.facts }

  init(_ preprocessor: Preprocessor, bytes: [UInt8], path: String) {
    code = TokenList(bytes: bytes, tokens: preprocessor.tokens)
    reader = CodeReader(code: code, facts: FileFacts(path: path))
    for definition in preprocessor.definitions { define(definition) }
    if let line = preprocessor.unterminatedLine {
      problem("A text or a comment has no end.", SourcePosition(line: line, column: 1))
    }
    if let unmatched = code.unmatched {
      problem("A bracket has no partner; code around it may be missing.", position(unmatched))
    }
    if preprocessor.openConditions > 0 { problem("A condition of compilation has no end.", nil) }
    file(0..<code.count)
  }

  private mutating func problem(_ message: String, _ position: SourcePosition?) {
    reader.facts.problems.append(.init(message: message, position: position))
  }

  func position(_ index: Int) -> SourcePosition { reader.position(index) }

  /// Reads a name of `#define`: a number, or a font.
  private mutating func define(_ definition: Preprocessor.Definition) {
    let expressions = Expressions(code: definition.body, scope: Scope())
    let range = 0..<definition.body.count
    if let number = expressions.number(range) {
      reader.numbers[definition.name] = number
      return
    }
    let font = expressions.font(range)
    if Expressions.isFont(font) {
      reader.facts.constants.append(FontConstant(owner: "", name: definition.name, font: font))
    }
  }

  // MARK: Files

  private mutating func file(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      index = max(index + 1, declaration(index, range.upperBound))
    }
  }

  private mutating func declaration(_ index: Int, _ end: Int) -> Int {
    if code.tokens[index].kind == .directive {
      switch code.text(index) {
      case "@interface": return interface(index, end)
      case "@implementation": return implementation(index, end)
      case "@protocol": return passProtocol(index, end)
      case "@class", "@import":
        return (code.first(Mark.semicolon, in: index..<end) ?? index) + 1
      default: return index + 1
      }
    }
    return outside(index, end, owner: "")
  }

  private func passProtocol(_ index: Int, _ end: Int) -> Int {
    var next = index + 2
    // @protocol(Name) is an expression; @protocol Name; is only a forward declaration.
    while next < min(end, index + 34) {
      let mark = code.mark(next)
      if mark == Mark.semicolon || mark == Mark.leftParenthesis { return next + 1 }
      if code.tokens[next].kind == .directive || mark == Mark.minus || mark == Mark.plus { break }
      next += 1
    }
    return self.end(of: next, end)
  }

  /// The index after the next `@end`, or of the next class if it is missing.
  private func end(of index: Int, _ end: Int) -> Int {
    var index = index
    while index < end {
      if code.tokens[index].kind == .directive {
        if code.isText(index, "@end") { return index + 1 }
        if code.isText(index, "@interface") || code.isText(index, "@implementation") {
          return index
        }
      }
      index += 1
    }
    return end
  }

  // MARK: Classes

  /// The name of a class with the text after it.
  private struct Heading {
    let name: String
    /// Whether it adds to a class, as a category does.
    var isExtension = false
    var inherited: [String] = []
    /// The index behind the heading.
    var next: Int
  }

  private func heading(_ index: Int, _ end: Int) -> Heading? {
    guard let name = code.word(index + 1), index + 1 < end else { return nil }
    var heading = Heading(name: name, next: index + 2)
    func passGenerics(_ body: (String) -> Void) {
      guard code.mark(heading.next) == Mark.less else { return }
      var depth = 0
      while heading.next < end {
        let mark = code.mark(heading.next)
        if mark == Mark.less { depth += 1 }
        if mark == Mark.greater { depth -= 1 }
        if let word = code.word(heading.next) { body(word) }
        if code.tokens[heading.next].kind == .directive { return }
        heading.next += 1
        if depth == 0 { return }
      }
    }
    passGenerics { _ in }
    if code.mark(heading.next) == Mark.leftParenthesis {
      heading.isExtension = true
      heading.next = code.after(heading.next, before: end)
    } else if code.mark(heading.next) == Mark.colon, let parent = code.word(heading.next + 1) {
      heading.inherited = [parent]
      heading.next += 2
    }
    var protocols: [String] = []
    passGenerics { protocols.append($0) }
    passGenerics { protocols.append($0) }
    heading.inherited += protocols
    return heading
  }

  private mutating func add(_ heading: Heading, _ kind: TypeDeclaration.Kind, at index: Int) {
    reader.facts.types.append(
      TypeDeclaration(
        kind: kind,
        name: heading.name,
        inherited: heading.inherited,
        position: position(index + 1)
      )
    )
  }

  private mutating func interface(_ index: Int, _ end: Int) -> Int {
    guard let heading = heading(index, end) else { return index + 1 }
    add(heading, heading.isExtension ? .extension : .interface, at: index)
    let close = self.end(of: heading.next, end)
    var next = heading.next
    if code.mark(next) == Mark.leftBrace { next = variables(next, close, heading.name) }
    while next < close {
      if code.isText(next, "@property") {
        next = property(next, close, heading.name)
      } else {
        next += 1
      }
    }
    return close
  }

  private mutating func implementation(_ index: Int, _ end: Int) -> Int {
    guard let heading = heading(index, end) else { return index + 1 }
    add(heading, heading.isExtension ? .extension : .class, at: index)
    let close = self.end(of: heading.next, end)
    var synthesized: [String: String] = [:]
    var next = heading.next
    if code.mark(next) == Mark.leftBrace { next = variables(next, close, heading.name) }
    while next < close {
      let before = next
      let mark = code.mark(next)
      if mark == Mark.minus || mark == Mark.plus {
        next = method(next, close, heading.name, synthesized)
      } else if code.isText(next, "@synthesize") {
        next = synthesize(next, close, &synthesized)
      } else if code.tokens[next].kind == .directive {
        next += 1
      } else {
        next = outside(next, close, owner: heading.name)
      }
      next = max(before + 1, next)
    }
    return close
  }

  /// Reads `@synthesize label = mLabel, other;`.
  private func synthesize(_ index: Int, _ end: Int, _ names: inout [String: String]) -> Int {
    let close = code.first(Mark.semicolon, in: index..<end) ?? end
    for part in code.parts(index + 1..<max(index + 1, close)) where part.count == 3 {
      guard let property = code.word(part.lowerBound), let variable = code.word(part.upperBound - 1)
      else { continue }
      names[variable] = property
    }
    return close + 1
  }
}
