import SourceFacts

/// Reads the code of functions: the statements that run, and their conditions.
///
/// The depth is limited: a function with deeper nesting is counted as not understood.
struct CodeReader {
  let code: TokenList
  var facts: FileFacts
  var scope = Scope()
  /// The numeric constants of the file.
  var numbers: [String: Double] = [:]
  /// Blocks that run immediately, by the index of their `^`, with the view that they receive.
  var immediateBlocks: [Int: [String]?] = [:]
  private(set) var isTooDeep = false

  /// The maximum nesting of statements and blocks.
  private static let maximumDepth = 100
  /// The maximum number of times that the body of a loop over literals is read, including the loops around
  /// it.
  private static let maximumRepetitions = 32

  init(code: TokenList, facts: FileFacts) {
    self.code = code
    self.facts = facts
  }

  var expressions: Expressions { Expressions(code: code, scope: scope) }

  func position(_ index: Int) -> SourcePosition {
    let token = code.tokens[index]
    return SourcePosition(line: Int(token.line), column: Int(token.column))
  }

  func context(_ index: Int) -> StatementContext {
    StatementContext(
      owner: scope.owner,
      function: scope.function,
      certainty: scope.certainty,
      position: position(index)
    )
  }

  /// Reads the body of a function, and counts it if parts were left out.
  mutating func function(_ body: Range<Int>, _ scope: Scope) {
    self.scope = scope
    isTooDeep = false
    statements(body, 0)
    if isTooDeep { facts.unreadFunctions += 1 }
  }

  mutating func statements(_ range: Range<Int>, _ depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      index = max(index + 1, statement(index, range.upperBound, depth))
    }
  }

  /// Reads a statement and returns the index behind it.
  private mutating func statement(_ index: Int, _ end: Int, _ depth: Int) -> Int {
    guard index < end else { return end }
    guard depth < Self.maximumDepth else {
      tooDeep(index)
      return end
    }
    if code.mark(index) == Mark.leftBrace {
      guard let close = code.partner(index, before: end) else { return index + 1 }
      statements(index + 1..<close, depth + 1)
      return close + 1
    }
    switch code.tokens[index].kind {
    case .directive: return block(index, end, depth)
    case .word: break
    default: return simple(index, end, depth)
    }
    switch code.text(index) {
    case "if": return choice(index, end, depth)
    case "for": return loop(index, end, depth)
    case "while", "switch": return repeated(index, end, depth)
    case "do", "else": return statement(index + 1, end, depth + 1)
    case "case", "default":
      return (code.first(Mark.colon, in: index..<end) ?? end) + 1
    case "return": return left(index, end, depth)
    default: return simple(index, end, depth)
    }
  }

  private mutating func tooDeep(_ index: Int) {
    guard !isTooDeep else { return }
    isTooDeep = true
    facts.problems.append(
      .init(message: "Code is nested too deeply to be read here.", position: position(index))
    )
  }

  private mutating func conditionally(_ read: (inout CodeReader) -> Int) -> Int {
    scope.conditions += 1
    defer { scope.conditions -= 1 }
    return read(&self)
  }

  /// Reads `@try`, `@catch`, `@autoreleasepool` and the like.
  private mutating func block(_ index: Int, _ end: Int, _ depth: Int) -> Int {
    var body = index + 1
    if code.mark(body) == Mark.leftParenthesis { body = code.after(body, before: end) }
    guard body < end, code.mark(body) == Mark.leftBrace else { return simple(index, end, depth) }
    guard code.isText(index, "@catch") else { return statement(body, end, depth + 1) }
    return conditionally { $0.statement(body, end, depth + 1) }
  }

  // MARK: Conditions

  /// The effect of a condition on the code it controls.
  private enum Condition {
    /// The code runs for every object.
    case holds
    /// The code runs for no visible object, such as after `if (!self)`.
    case fails
    case doubtful
  }

  private mutating func choice(_ index: Int, _ end: Int, _ depth: Int) -> Int {
    var index = index
    var leaves = false
    var isFirst = true
    while true {
      let open = index + 1
      guard open < end, code.mark(open) == Mark.leftParenthesis,
        let close = code.partner(open, before: end)
      else { return index + 1 }
      scan(open + 1..<close, depth)
      let condition = condition(open + 1..<close)
      let body = close + 1
      let next: Int
      if condition == .holds, isFirst {
        next = statement(body, end, depth + 1)
      } else {
        let before = scope.mayHaveLeft
        next = conditionally { $0.statement(body, end, depth + 1) }
        scope.mayHaveLeft = before
        if condition != .fails, self.leaves(body..<max(body, next)) { leaves = true }
      }
      isFirst = false
      index = next
      guard index < end, code.isText(index, "else") else { break }
      index += 1
      guard code.isText(index, "if") else {
        index = conditionally { $0.statement(index, end, depth + 1) }
        break
      }
    }
    if leaves { scope.mayHaveLeft = true }
    return index
  }

  private func condition(_ range: Range<Int>) -> Condition {
    let range = expressions.bare(range)
    guard !range.isEmpty else { return .doubtful }
    let start = range.lowerBound
    if code.isText(start, "@available") {
      return code.after(start + 1, before: range.upperBound) == range.upperBound
        ? .holds : .doubtful
    }
    if code.isText(start, "self"), range.count == 1 || code.mark(start + 1) == Mark.equal {
      return .holds
    }
    let words = range.prefix(4).map { code.text($0) }
    switch words {
    case ["self", "!=", "nil"], ["nil", "!=", "self"], ["YES"], ["1"]: return .holds
    case ["!", "self"], ["self", "==", "nil"], ["nil", "==", "self"], ["NO"], ["0"]: return .fails
    default: return asksForProperty(range) ? .holds : .doubtful
    }
  }

  /// Whether a condition only checks for a property that all supported versions have: `[label
  /// respondsToSelector:@selector(setAdjustsFontForContentSizeCategory:)]`.
  private func asksForProperty(_ range: Range<Int>) -> Bool {
    guard let message = expressions.message(range), message.pieces == ["respondsToSelector"],
      let argument = message.arguments.first
    else { return false }
    return argument.contains {
      code.word($0).map { ViewNames.property(setBy: $0) != nil } ?? false
    }
  }

  /// Whether the statements of a body leave the function.
  private func leaves(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var end = range.upperBound
    if code.mark(index) == Mark.leftBrace, let close = code.partner(index, before: end) {
      (index, end) = (index + 1, close)
    }
    while index < end {
      if code.isText(index, "return") || code.isText(index, "@throw") { return true }
      index = code.after(index, before: end)
    }
    return false
  }

  private mutating func left(_ index: Int, _ end: Int, _ depth: Int) -> Int {
    let next = code.first(Mark.semicolon, in: index..<end) ?? end
    let value = index + 1..<max(index + 1, next)
    if !value.isEmpty {
      returned(value)
      scan(value, depth)
    }
    if scope.conditions == 0 { scope.mayHaveLeft = true }
    return next + 1
  }

  // MARK: Loops

  private mutating func repeated(_ index: Int, _ end: Int, _ depth: Int) -> Int {
    let open = index + 1
    guard open < end, code.mark(open) == Mark.leftParenthesis,
      let close = code.partner(open, before: end)
    else { return index + 1 }
    scan(open + 1..<close, depth)
    guard close + 1 < end, code.mark(close + 1) != Mark.semicolon else { return close + 2 }
    return conditionally { $0.statement(close + 1, end, depth + 1) }
  }

  private mutating func loop(_ index: Int, _ end: Int, _ depth: Int) -> Int {
    let open = index + 1
    guard open < end, code.mark(open) == Mark.leftParenthesis,
      let close = code.partner(open, before: end)
    else { return index + 1 }
    scan(open + 1..<close, depth)
    guard let place = membership(open + 1..<close), let name = code.word(place - 1) else {
      return conditionally { $0.statement(close + 1, end, depth + 1) }
    }
    let sequence = place + 1..<close
    guard let views = views(of: sequence) else {
      forget(name)
      return conditionally { $0.statement(close + 1, end, depth + 1) }
    }
    let before = scope
    scope.repetitions *= views.count
    var next = close + 1
    for view in views {
      scope.names[name] = view
      next = statement(close + 1, end, depth + 1)
    }
    scope.names = before.names
    scope.repetitions = before.repetitions
    return next
  }

  /// The index of `in`.
  private func membership(_ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if code.isText(index, "in"), index > range.lowerBound { return index }
      index = code.after(index, before: range.upperBound)
    }
    return nil
  }

  /// The views in a literal array, or the path of a property that may be an outlet collection.
  private func views(of sequence: Range<Int>) -> [[String]]? {
    if let elements = expressions.elements(sequence) {
      let paths = elements.compactMap { expressions.path($0) }
      guard paths.count == elements.count, !paths.isEmpty,
        paths.count * scope.repetitions <= Self.maximumRepetitions
      else { return nil }
      return paths
    }
    guard let path = expressions.path(sequence), path.count == 1, path[0].first != "$" else {
      return nil
    }
    return [path]
  }

  /// Binds a local name to itself.
  mutating func forget(_ name: String) {
    scope.names[name] = ["$" + name]
    scope.fonts[name] = nil
    scope.carried[name] = nil
  }

  /// Reads the statements of a block literal, with its parameters as local names.
  mutating func closure(
    _ parameters: Range<Int>,
    _ body: Range<Int>,
    _ subject: [String]??,
    _ depth: Int
  ) {
    guard depth < Self.maximumDepth else { return tooDeep(body.lowerBound) }
    let before = scope
    let names = code.parts(parameters).compactMap { code.word($0.upperBound - 1) }
    for name in names { forget(name) }
    switch subject {
    case .some(.some(let path)):
      if let first = names.first { scope.names[first] = path }
    case .some(.none): break
    case .none: scope.closures += 1
    }
    scope.returnsFont = false
    scope.carriesFont = false
    scope.returnsHeight = false
    statements(body, depth + 1)
    scope = before
  }
}
