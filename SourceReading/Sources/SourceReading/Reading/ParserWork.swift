/// An estimate of the parser's work for a text, made before parsing.
///
/// Three operations of the toolchain's parser are unlimited. It looks ahead where a bracket may begin a type,
/// and twice at `[`, so each nested `[` doubles its time: 20 of them take seconds. Its time for open `#if`
/// grows disproportionately. Type arguments exhaust the stack. All three were measured with SwiftParser 603.
///
/// Quoted texts and comments are ignored, except for brackets in a text of one line: only the parser can
/// determine whether it is a text, because a quote may be part of a regular expression.
struct ParserWork {
  /// The reason why a text is not parsed.
  enum Excess {
    /// More brackets, type arguments or conditions are open at once than in human-written code.
    case nesting
    /// Looking ahead would take too long.
    case lookahead
  }

  private static let maximumBrackets = 100
  private static let maximumArguments = 64
  private static let maximumConditions = 32

  /// The steps that looking ahead may take in addition to those for each byte; about half a second.
  private static let freeSteps = 1 << 19
  private static let stepsOfByte = 8

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var brackets = 0
  private var arguments = 0
  private var conditions = 0
  /// The interpolations around the code, innermost last.
  private var interpolations: [Interpolation] = []
  /// The open brackets of a possible type.
  private var chain: [UInt8] = []
  /// The number of open `[` among them.
  private var squares = 0
  /// The number of words in a row.
  private var words = 0
  private var steps = 0

  private struct Interpolation {
    var brackets: Int
    var text: TextLiteral
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns why parsing a text would be too much work, or `nil` if it is not.
  static func excess(of bytes: UnsafeBufferPointer<UInt8>) -> Excess? {
    var work = ParserWork(bytes)
    return work.excess()
  }

  private mutating func excess() -> Excess? {
    let limit = Self.freeSteps + bytes.count * Self.stepsOfByte
    while offset < bytes.count {
      readToken()
      if brackets > Self.maximumBrackets || arguments > Self.maximumArguments
        || conditions > Self.maximumConditions
      {
        return .nesting
      }
      if steps > limit { return .lookahead }
    }
    return nil
  }

  private func at(_ position: Int) -> UInt8 {
    bytes.indices.contains(position) ? bytes[position] : 0
  }

  private func starts(_ text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  // MARK: Tokens

  private mutating func readToken() {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "/") where starts("//"): skipLine()
    case UInt8(ascii: "/") where starts("/*"): skipComment()
    case UInt8(ascii: "\""): readText(hashes: 0)
    case UInt8(ascii: "#"): readHashes()
    case _ where byte.isWordByte: readWord()
    default:
      offset += 1
      if byte > 0x20 { readSign(byte) }
    }
  }

  private mutating func readWord() {
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset])
    while offset < bytes.count, bytes[offset].isWordByte { offset += 1 }
    if isNumber { return breakChain() }
    words += 1
    count()
  }

  private mutating func readSign(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["):
      brackets += 1
      open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      brackets = max(0, brackets - 1)
      close()
      if byte == UInt8(ascii: ")") { endInterpolation() }
    case UInt8(ascii: "{"):
      brackets += 1
      arguments = 0
      breakChain()
    case UInt8(ascii: "}"):
      brackets = max(0, brackets - 1)
      breakChain()
    case UInt8(ascii: "<"):
      if at(offset - 2).isWordByte { arguments += 1 }
      open(byte)
    case UInt8(ascii: ">"):
      guard ![UInt8(ascii: "-"), UInt8(ascii: "=")].contains(at(offset - 2)) else { return }
      arguments = max(0, arguments - 1)
      if chain.last == UInt8(ascii: "<") { close() }
    case UInt8(ascii: "@"): count()
    case UInt8(ascii: "-"): if at(offset) != UInt8(ascii: ">") { breakChain() }
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "?"),
      UInt8(ascii: "!"), UInt8(ascii: "&"):
      words = 0
      count()
    default: breakChain()
    }
  }

  // MARK: Looking ahead

  /// Counts how often the parser reads a token while it looks ahead.
  private mutating func count() {
    let others = chain.count - squares + words
    steps &+= (1 << min(squares, 30)) * (1 + others)
  }

  private mutating func open(_ bracket: UInt8) {
    chain.append(bracket)
    if bracket == UInt8(ascii: "[") { squares += 1 }
    words = 0
    count()
  }

  private mutating func close() {
    if chain.popLast() == UInt8(ascii: "[") { squares -= 1 }
    words = 0
    count()
  }

  /// Ends a possible type.
  private mutating func breakChain() {
    chain.removeAll(keepingCapacity: true)
    squares = 0
    words = 0
  }

  // MARK: Comments and conditions

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        offset += 2
      } else if starts("*/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
  }

  /// Reads `#if`, and texts such as `#"…"#`.
  private mutating func readHashes() {
    if starts("#if") { conditions += 1 }
    if starts("#endif") { conditions = max(0, conditions - 1) }
    var hashes = 0
    while at(offset) == UInt8(ascii: "#") {
      hashes += 1
      offset += 1
    }
    switch at(offset) {
    case UInt8(ascii: "\""): readText(hashes: hashes)
    case UInt8(ascii: "/"): skipRegularExpression(hashes: hashes)
    default: breakChain()
    }
  }

  /// Reads the characters of `#/…/#`; quotes in it begin no text.
  private mutating func skipRegularExpression(hashes: Int) {
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "/"), isClosed(by: hashes) { break }
      if [UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<")].contains(byte) { open(byte) }
    }
    breakChain()
  }

  // MARK: Texts

  /// A text in quotes.
  private struct TextLiteral {
    var hashes: Int
    var isOfLines: Bool
  }

  private mutating func readText(hashes: Int) {
    breakChain()
    let isOfLines = starts("\"\"\"")
    offset += isOfLines ? 3 : 1
    continueText(TextLiteral(hashes: hashes, isOfLines: isOfLines))
  }

  private mutating func continueText(_ text: TextLiteral) {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\n") where !text.isOfLines: return breakChain()
      case UInt8(ascii: "\"") where isEnd(of: text): return breakChain()
      case UInt8(ascii: "\\"):
        offset += 1
        guard isClosed(by: text.hashes) else { continue }
        if at(offset) == UInt8(ascii: "(") {
          offset += 1
          brackets += 1
          interpolations.append(Interpolation(brackets: brackets, text: text))
          return breakChain()
        }
        // An escaped quote or backslash; the end of a line still ends a text of one line.
        if at(offset) != UInt8(ascii: "\n") { offset += 1 }
      case UInt8(ascii: "["), UInt8(ascii: "("):
        if !text.isOfLines { open(byte) }
        offset += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"):
        if !text.isOfLines { close() }
        offset += 1
      default:
        offset += 1
      }
    }
  }

  /// Skips the quotes and the number signs at the end of a text.
  private mutating func isEnd(of text: TextLiteral) -> Bool {
    guard !text.isOfLines || starts("\"\"\"") else {
      offset += 1
      return false
    }
    offset += text.isOfLines ? 3 : 1
    return isClosed(by: text.hashes)
  }

  /// Skips number signs, and returns whether there are the given number.
  private mutating func isClosed(by hashes: Int) -> Bool {
    guard (0..<hashes).allSatisfy({ at(offset + $0) == UInt8(ascii: "#") }) else { return false }
    offset += hashes
    return true
  }

  /// Continues with the text around an interpolation that has ended.
  private mutating func endInterpolation() {
    guard let last = interpolations.last, brackets == last.brackets - 1 else { return }
    interpolations.removeLast()
    continueText(last.text)
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name: a letter, a digit, an underscore, or part of a non-ASCII
  /// character.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
