/// Reads tokens under the compilation conditions that are true on iOS.
struct Preprocessor {
  /// A name that `#define` assigns to code.
  struct Definition {
    let name: String
    let body: TokenList
  }

  private(set) var tokens: [Token] = []
  private(set) var definitions: [Definition] = []
  private(set) var unterminatedLine: Int?
  private let bytes: [UInt8]
  private var values: [String: Int?] = [:]
  private var conditions = OpenConditions()

  private static let maximumDefinition = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lexer = Lexer(bytes)
    var lastLine: Int32 = 0
    while let token = lexer.next() {
      let isFirst = token.line != lastLine
      lastLine = token.line
      if token.mark == UInt8(ascii: "#"), isFirst {
        let end = lexer.endOfDirective()
        directive(Lexer(lexer, upTo: end))
        lexer.skip(to: end)
        lastLine = 0
      } else if conditions.isActive {
        tokens.append(token)
      }
    }
    unterminatedLine = lexer.unterminatedLine
  }

  /// The number of conditions that are still open at the end.
  var openConditions: Int { conditions.count }

  private mutating func directive(_ lexer: Lexer) {
    var lexer = lexer
    guard let first = lexer.next(), first.kind == .word else { return }
    let line = TokenList(bytes: bytes, tokens: [first])
    switch line.text(0) {
    case "if": conditions.open(value(of: lexer) != 0)
    case "ifdef": conditions.open(isDefined(lexer))
    case "ifndef": conditions.open(!isDefined(lexer))
    case "elif": conditions.change(value(of: lexer) != 0)
    case "else": conditions.change(true)
    case "endif": conditions.close()
    case "define" where conditions.isActive: define(lexer)
    case "undef" where conditions.isActive:
      if let name = name(lexer) { values[name] = nil }
    default: return
    }
  }

  private func list(_ lexer: Lexer) -> TokenList {
    var lexer = lexer
    var found: [Token] = []
    while found.count < Self.maximumDefinition, let token = lexer.next() { found.append(token) }
    return TokenList(bytes: bytes, tokens: found)
  }

  private func name(_ lexer: Lexer) -> String? { list(lexer).word(0) }

  private func value(of lexer: Lexer) -> Int {
    ConditionValue(list(lexer), values).value()
  }

  private func isDefined(_ lexer: Lexer) -> Bool {
    name(lexer).map { ConditionValue.isDefined($0, values) } ?? false
  }

  private mutating func define(_ lexer: Lexer) {
    let line = list(lexer)
    guard let name = line.word(0) else { return }
    var start = 1
    // The parameters follow the name without a space.
    if line.mark(1) == Mark.leftParenthesis, line.tokens[1].start == line.tokens[0].end {
      start = line.after(1, before: line.count)
    }
    let body = TokenList(bytes: bytes, tokens: Array(line.tokens.dropFirst(start)))
    values[name] = body.count == 1 ? .some(Int(body.text(0))) : .some(nil)
    if body.count > 0 { definitions.append(Definition(name: name, body: body)) }
  }
}
