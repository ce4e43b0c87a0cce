/// Reads headers with those that they include, and expands their macros.
///
/// Each header is read once, as `#import` does. Macros of system headers stay as words.
struct HeaderPreprocessor<Source: HeaderSource> {
  private struct Macro {
    /// The parameters; `nil` for a macro without parentheses.
    var parameters: [String]?
    var body: [HeaderToken]
  }

  private(set) var tokens: [HeaderToken] = []
  /// The macros that stand for one value, in the order of their definition.
  private(set) var constants: [(name: String, body: [HeaderToken])] = []
  /// The modules that the headers import.
  private(set) var modules: [String] = []
  /// The headers that were read.
  private(set) var paths: [String] = []

  private let source: Source
  private var macros: [String: Macro] = [:]
  private var values: [String: Int?] = [:]
  private var seen: Set<String> = []

  private let maximumDepth = 64
  private let maximumFiles = 5_000
  private let maximumTokens = 2_000_000
  private let maximumMacro = 256

  init(_ source: Source) { self.source = source }

  /// Reads a header after those that were read before.
  mutating func read(_ path: String, depth: Int = 0) {
    guard depth < maximumDepth, paths.count < maximumFiles, seen.insert(path).inserted,
      let bytes = source.bytes(of: path), !bytes.prefix(8_192).contains(0)
    else { return }
    let file = paths.count
    paths.append(path)
    var lexer = Lexer(bytes)
    var conditions = OpenConditions()
    var lastLine: Int32 = 0
    var pending: [HeaderToken] = []
    while let token = lexer.next(), tokens.count < maximumTokens {
      let isFirst = token.line != lastLine
      lastLine = token.line
      if token.mark == UInt8(ascii: "#"), isFirst {
        let end = lexer.endOfDirective()
        let line = Self.list(Lexer(lexer, upTo: end), bytes)
        let text = String(decoding: bytes[Int(token.end)..<end], as: UTF8.self)
        lexer.skip(to: end)
        lastLine = 0
        flush(&pending)
        directive(line, text, &conditions, from: path, depth)
      } else if conditions.isActive {
        pending.append(Self.token(token, bytes, file))
        if token.mark == Mark.semicolon { flush(&pending) }
      }
    }
    flush(&pending)
  }

  private mutating func flush(_ pending: inout [HeaderToken]) {
    tokens += expanded(pending, without: [])
    pending = []
  }

  private static func token(_ token: Token, _ bytes: [UInt8], _ file: Int = 0) -> HeaderToken {
    let text = String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
    return HeaderToken(kind: token.kind, text: text, line: Int(token.line), file: file)
  }

  private static func list(_ lexer: Lexer, _ bytes: [UInt8]) -> TokenList {
    var lexer = lexer
    var found: [Token] = []
    while let token = lexer.next() { found.append(token) }
    return TokenList(bytes: bytes, tokens: found)
  }

  // MARK: Directives

  private mutating func directive(
    _ line: TokenList,
    _ text: String,
    _ conditions: inout OpenConditions,
    from path: String,
    _ depth: Int
  ) {
    guard let name = line.word(0) else { return }
    let rest = TokenList(bytes: line.bytes, tokens: Array(line.tokens.dropFirst()))
    switch name {
    case "if": conditions.open(value(of: rest) != 0)
    case "ifdef": conditions.open(isDefined(rest))
    case "ifndef": conditions.open(!isDefined(rest))
    case "elif": conditions.change(value(of: rest) != 0)
    case "else": conditions.change(true)
    case "endif": conditions.close()
    case _ where !conditions.isActive: return
    case "import", "include": include(text, from: path, depth)
    case "define": define(rest)
    case "undef":
      guard let name = rest.word(0) else { return }
      values[name] = nil
      macros[name] = nil
    case "pragma":
      if text.contains("assume_nonnull") {
        let isBegin = text.contains("begin")
        tokens.append(
          HeaderToken(
            kind: .word,
            text: isBegin ? "NS_ASSUME_NONNULL_BEGIN" : "NS_ASSUME_NONNULL_END",
            line: 0
          )
        )
      }
    default: return
    }
  }

  private func value(of line: TokenList) -> Int { ConditionValue(line, values).value() }

  private func isDefined(_ line: TokenList) -> Bool {
    line.word(0).map { ConditionValue.isDefined($0, values) } ?? false
  }

  private mutating func include(_ text: String, from path: String, _ depth: Int) {
    guard let open = text.firstIndex(where: { $0 == "<" || $0 == "\"" }) else { return }
    let name = text[text.index(after: open)...].prefix { $0 != ">" && $0 != "\"" }
    let isAngled = text[open] == "<"
    include(isAngled ? .angled(String(name)) : .quoted(String(name)), from: path, depth)
  }

  private mutating func include(_ inclusion: HeaderInclusion, from path: String, _ depth: Int) {
    switch source.find(inclusion, from: path) {
    case .header(let found): read(found, depth: depth + 1)
    case .module(let name): if !modules.contains(name) { modules.append(name) }
    case .nothing: break
    }
  }

  // MARK: Macros

  /// Whether a macro is one of the system's, which headers define again for old compilers.
  private static func isOfSystem(_ name: String) -> Bool {
    ["NS_", "CF_", "UIKIT_", "FOUNDATION_", "API_", "DEPRECATED_"].contains { name.hasPrefix($0) }
      || [
        "__has_feature", "__has_include", "__has_attribute", "__has_extension", "nullable",
        "nonnull", "_Nullable", "_Nonnull", "instancetype",
      ].contains(name)
  }

  private mutating func define(_ line: TokenList) {
    guard let name = line.word(0), line.count <= maximumMacro, !Self.isOfSystem(name) else {
      return
    }
    var start = 1
    var parameters: [String]?
    if line.mark(1) == Mark.leftParenthesis, line.tokens[1].start == line.tokens[0].end {
      start = line.after(1, before: line.count)
      parameters = (2..<max(2, start - 1)).compactMap { line.word($0) }
    }
    let body = line.tokens.dropFirst(start).map { Self.token($0, line.bytes) }
    values[name] = body.count == 1 ? .some(Int(body[0].text)) : .some(nil)
    // A macro that joins or quotes words makes no declaration that can be imported.
    let isPlain = !body.contains { $0.text == "#" }
    macros[name] = Macro(parameters: parameters, body: isPlain ? Array(body) : [])
    if parameters == nil, !body.isEmpty, isPlain { constants.append((name, Array(body))) }
  }

  /// The tokens with all macros replaced but those that are being replaced already.
  func expanded(_ list: [HeaderToken], without used: Set<String>) -> [HeaderToken] {
    guard used.count < 16, list.contains(where: { $0.kind == .word && macros[$0.text] != nil })
    else { return list }
    var result: [HeaderToken] = []
    var index = 0
    while index < list.count, result.count < maximumTokens {
      let token = list[index]
      guard token.kind == .word, !used.contains(token.text), let macro = macros[token.text] else {
        result.append(token)
        index += 1
        continue
      }
      index += 1
      var body = macro.body
      if let parameters = macro.parameters {
        guard index < list.count, list[index].is("(") else {
          result.append(token)
          continue
        }
        let (arguments, end) = Self.arguments(list, at: index)
        index = end
        body = body.flatMap { piece -> [HeaderToken] in
          guard let place = parameters.firstIndex(of: piece.text), piece.kind == .word else {
            return [piece]
          }
          return place < arguments.count ? arguments[place] : []
        }
      }
      result += expanded(body, without: used.union([token.text]))
    }
    return result
  }

  /// The arguments in parentheses, and the index after these.
  private static func arguments(
    _ list: [HeaderToken],
    at open: Int
  ) -> (arguments: [[HeaderToken]], end: Int) {
    var arguments: [[HeaderToken]] = [[]]
    var depth = 0
    var index = open
    while index < list.count {
      let token = list[index]
      index += 1
      if token.is("(") {
        depth += 1
        if depth == 1 { continue }
      } else if token.is(")") {
        depth -= 1
        if depth == 0 { break }
      } else if token.is(","), depth == 1 {
        arguments.append([])
        continue
      }
      arguments[arguments.count - 1].append(token)
    }
    return (arguments, index)
  }
}
