import SourceFacts

extension DeclarationReader {
  /// Reads a method with its body; one without a body is skipped.
  mutating func method(
    _ index: Int,
    _ end: Int,
    _ owner: String,
    _ synthesized: [String: String]
  ) -> Int {
    var next = index + 1
    var result = next..<next
    if code.mark(next) == Mark.leftParenthesis {
      let after = code.after(next, before: end)
      result = next + 1..<max(next + 1, after - 1)
      next = after
    }
    let start = next
    let selector = selector(&next, end)
    while next < end, code.mark(next) != Mark.leftBrace, code.mark(next) != Mark.semicolon {
      if code.tokens[next].kind == .directive { return next }
      next = code.after(next, before: end)
    }
    if code.mark(next) == Mark.semicolon, code.mark(next + 1) == Mark.leftBrace { next += 1 }
    guard next < end, code.mark(next) == Mark.leftBrace else { return next + 1 }
    guard !selector.pieces.isEmpty, let close = code.partner(next, before: end) else {
      reader.facts.unreadFunctions += 1
      return nextMethod(next + 1, end)
    }
    let name = MethodName(selector.pieces, hasArguments: !selector.parameters.isEmpty)
    let parameters = zip(name.labels, selector.parameters).map { label, parameter in
      FunctionDeclaration.Parameter(
        label: label,
        name: "$" + parameter.name,
        type: parameter.type
      )
    }
    var scope = scope(owner, result, parameters)
    scope.synthesized = synthesized
    scope.returnsHeight = name.labels.contains("heightForRowAt")
    body(next + 1..<close, name.base, parameters, scope, at: start)
    return close + 1
  }

  /// The index of the next method that begins on a new line.
  private func nextMethod(_ index: Int, _ end: Int) -> Int {
    var index = index
    while index < end, !beginsMethod(index) { index += 1 }
    return index
  }

  private func beginsMethod(_ index: Int) -> Bool {
    (code.mark(index) == Mark.minus || code.mark(index) == Mark.plus)
      && code.tokens[index].column == 1 && code.mark(index + 1) == Mark.leftParenthesis
  }

  private typealias Parameter = (name: String, type: String?)

  private func selector(
    _ next: inout Int,
    _ end: Int
  ) -> (pieces: [String], parameters: [Parameter]) {
    guard let first = code.word(next), next < end else { return ([], []) }
    guard code.mark(next + 1) == Mark.colon else {
      next += 1
      return ([first], [])
    }
    var pieces: [String] = []
    var parameters: [Parameter] = []
    while next + 2 < end, let piece = code.word(next), code.mark(next + 1) == Mark.colon {
      next += 2
      var type: String?
      if code.mark(next) == Mark.leftParenthesis {
        let after = code.after(next, before: end)
        type = self.type(next + 1..<max(next + 1, after - 1))
        next = after
      }
      while let word = code.word(next), word.hasPrefix("__"), next + 1 < end { next += 1 }
      guard let name = code.word(next) else { break }
      pieces.append(piece)
      parameters.append((name, type))
      next += 1
    }
    return (pieces, parameters)
  }

  /// The class in `UILabel *` and `nullable UILabel *`.
  private func type(_ range: Range<Int>) -> String? {
    range.prefix(6).lazy.compactMap { code.word($0) }.first { !Self.qualifiers.contains($0) }
  }

  private func scope(
    _ owner: String,
    _ result: Range<Int>,
    _ parameters: [FunctionDeclaration.Parameter]
  ) -> Scope {
    var scope = Scope(owner: owner, function: reader.facts.functions.count)
    let words = Set(result.prefix(8).compactMap { code.word($0) })
    scope.returnsFont = words.contains("UIFont")
    scope.carriesFont = !words.isDisjoint(with: [
      "NSAttributedString", "NSMutableAttributedString", "NSDictionary",
    ])
    for parameter in parameters {
      scope.names[String(parameter.name.dropFirst())] = [parameter.name]
      scope.parameters.insert(parameter.name)
    }
    return scope
  }

  private mutating func body(
    _ range: Range<Int>,
    _ name: String,
    _ parameters: [FunctionDeclaration.Parameter],
    _ scope: Scope,
    at index: Int
  ) {
    reader.facts.functions.append(
      FunctionDeclaration(
        owner: scope.owner,
        name: name,
        parameters: parameters,
        position: position(index)
      )
    )
    reader.function(range, scope)
  }

  /// Reads a C function, a constant, or another declaration outside methods.
  mutating func outside(_ index: Int, _ end: Int, owner: String) -> Int {
    var next = index
    var arguments: Int?
    while next < end {
      let mark = code.mark(next)
      if mark == Mark.semicolon || code.tokens[next].kind == .directive { break }
      // A method that is not preceded by a semicolon.
      if next > index, beginsMethod(next) { return next }
      if mark == Mark.leftBrace {
        guard let close = code.partner(next, before: end) else {
          if arguments != nil { reader.facts.unreadFunctions += 1 }
          return next + 1
        }
        if let arguments { function(index..<arguments, next..<close, owner) }
        // The code in `extern "C" {` and in a namespace is read as if at the top level.
        if arguments == nil, code.first(Mark.equal, in: index..<next) == nil, next > index,
          code.isText(index, "extern") || code.isText(index, "namespace")
        {
          return next + 1
        }
        return close + 1
      }
      if mark == Mark.leftParenthesis, code.isWord(next - 1), next > index, arguments == nil {
        arguments = next
      }
      next = code.after(next, before: end)
    }
    constant(index..<min(next, end), owner)
    return next < end && code.mark(next) == Mark.semicolon ? next + 1 : max(index + 1, next)
  }

  private mutating func function(_ head: Range<Int>, _ braces: Range<Int>, _ owner: String) {
    let open = head.upperBound
    guard let close = code.partner(open, before: braces.lowerBound),
      code.first(Mark.equal, in: head) == nil
    else { return }
    let parameters = code.parts(open + 1..<close).compactMap { part in
      code.word(part.upperBound - 1).map {
        FunctionDeclaration.Parameter(label: nil, name: "$" + $0, type: type(part))
      }
    }
    // A function belongs to the file, regardless of its position.
    let scope = scope("", head.dropLast(), parameters)
    let inner = braces.lowerBound + 1..<braces.upperBound
    body(inner, code.text(open - 1), parameters, scope, at: open - 1)
  }

  /// Reads `static UIFont *font = …` and `static const CGFloat height = 44`.
  private mutating func constant(_ range: Range<Int>, _ owner: String) {
    guard let equal = code.first(Mark.equal, in: range), equal > range.lowerBound,
      let name = code.word(equal - 1), equal + 1 < range.upperBound
    else { return }
    let expressions = Expressions(code: code, scope: Scope())
    let value = equal + 1..<range.upperBound
    if let number = expressions.number(value) {
      reader.numbers[name] = number
      return
    }
    let font = expressions.font(value)
    if Expressions.isFont(font) {
      reader.facts.constants.append(FontConstant(owner: "", name: name, font: font))
    }
  }
}
