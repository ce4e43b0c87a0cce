/// A value of a `BUILD` file.
indirect enum StarlarkValue: Hashable, Sendable {
  case string(String)
  case list([StarlarkValue])
  case dictionary([Entry])
  case call(StarlarkCall)
  case unknown

  struct Entry: Hashable, Sendable {
    var key: StarlarkValue
    var value: StarlarkValue
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
}

/// A call with its arguments, and the line on which it begins.
struct StarlarkCall: Hashable, Sendable {
  struct Argument: Hashable, Sendable {
    var label: String?
    var value: StarlarkValue
  }

  var name: String
  var line: Int
  var arguments: [Argument] = []

  subscript(label: String) -> StarlarkValue? { arguments.first { $0.label == label }?.value }
}

/// Reads the calls of a `BUILD` file as text: literals, lists, sums, and names of constants in the file
/// itself.
///
/// Loops, functions and names that other files define are ``StarlarkValue/unknown``. It takes one pass;
/// values nested deeper than ``maximumDepth`` are unknown.
struct StarlarkReader {
  static let maximumDepth = 64

  private let bytes: [UInt8]
  private var position = 0
  private var lines = LineCounter()
  private var constants: [String: StarlarkValue] = [:]
  private(set) var calls: [StarlarkCall] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while position < bytes.count {
      let start = position
      statement()
      if position == start { position += 1 }
    }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips whitespace and comments, and line ends inside brackets.
  private mutating func skipSpace(lineEnds: Bool = true) {
    while let byte = next {
      if byte == UInt8(ascii: "#") {
        while let byte = next, byte != 0x0A { position += 1 }
      } else if byte == 0x0A, !lineEnds {
        return
      } else if byte <= 0x20 || byte == UInt8(ascii: "\\") {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func statement() {
    skipSpace()
    let name = self.name()
    guard !name.isEmpty else { return }
    skipSpace(lineEnds: false)
    if next == UInt8(ascii: "="), position + 1 < bytes.count,
      bytes[position + 1] != UInt8(ascii: "=")
    {
      position += 1
      constants[name] = expression(depth: 0)
    } else if next == UInt8(ascii: "(") {
      if case .call(let call) = self.call(name, depth: 0) { calls.append(call) }
    } else {
      while let byte = next, byte != 0x0A { position += 1 }
    }
  }

  private mutating func name() -> String {
    let start = position
    while let byte = next, Self.isName(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private mutating func expression(depth: Int) -> StarlarkValue {
    var value = term(depth: depth)
    while true {
      skipSpace(lineEnds: depth > 0)
      guard next == UInt8(ascii: "+") else { return value }
      position += 1
      value = Self.sum(value, term(depth: depth))
    }
  }

  private static func sum(_ left: StarlarkValue, _ right: StarlarkValue) -> StarlarkValue {
    switch (left, right) {
    case (.string(let one), .string(let two)): return .string(one + two)
    case (.list(let one), .list(let two)): return .list(one + two)
    // A sum with a call, such as of two `glob(…)`, is a list of both.
    case (.list(let one), _): return .list(one + [right])
    case (_, .list(let two)): return .list([left] + two)
    default: return .list([left, right])
    }
  }

  private mutating func term(depth: Int) -> StarlarkValue {
    skipSpace(lineEnds: true)
    guard depth < Self.maximumDepth, let byte = next else {
      skipRest()
      return .unknown
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(text(byte))
    case UInt8(ascii: "["): return list(end: UInt8(ascii: "]"), depth: depth)
    case UInt8(ascii: "("): return list(end: UInt8(ascii: ")"), depth: depth)
    case UInt8(ascii: "{"): return dictionary(depth: depth)
    default: break
    }
    let name = self.name()
    guard !name.isEmpty else { return .unknown }
    skipSpace(lineEnds: false)
    if next == UInt8(ascii: "(") { return call(name, depth: depth + 1) }
    return constants[name] ?? .unknown
  }

  /// Skips the rest of a text that is nested too deeply.
  private mutating func skipRest() { position = bytes.count }

  private mutating func text(_ quote: UInt8) -> String {
    let isLong = bytes[position...].starts(with: [quote, quote, quote])
    position += isLong ? 3 : 1
    var text: [UInt8] = []
    while let byte = next {
      if byte == UInt8(ascii: "\\"), position + 1 < bytes.count {
        text.append(bytes[position + 1])
        position += 2
      } else if byte == quote, !isLong || bytes[position...].starts(with: [quote, quote, quote]) {
        position += isLong ? 3 : 1
        break
      } else {
        text.append(byte)
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func list(end: UInt8, depth: Int) -> StarlarkValue {
    position += 1
    var items: [StarlarkValue] = []
    while true {
      skipSpace()
      guard let byte = next else { return .list(items) }
      if byte == end {
        position += 1
        return .list(items)
      }
      let start = position
      items.append(expression(depth: depth + 1))
      skipSpace()
      if next == UInt8(ascii: ",") {
        position += 1
      } else if next != end {
        // A comprehension or another expression that is not computed.
        skip(to: end, from: start)
        return .unknown
      }
    }
  }

  /// Moves behind the bracket that ends a list.
  private mutating func skip(to end: UInt8, from start: Int) {
    var depth = 1
    position = max(position, start)
    while let byte = next, depth > 0 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        _ = text(byte)
        continue
      }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      position += 1
    }
  }

  private mutating func dictionary(depth: Int) -> StarlarkValue {
    position += 1
    var entries: [StarlarkValue.Entry] = []
    while true {
      skipSpace()
      guard let byte = next else { return .dictionary(entries) }
      if byte == UInt8(ascii: "}") {
        position += 1
        return .dictionary(entries)
      }
      let start = position
      let key = expression(depth: depth + 1)
      skipSpace()
      guard next == UInt8(ascii: ":") else {
        skip(to: UInt8(ascii: "}"), from: start)
        return .unknown
      }
      position += 1
      entries.append(.init(key: key, value: expression(depth: depth + 1)))
      skipSpace()
      if next == UInt8(ascii: ",") { position += 1 }
    }
  }

  private mutating func call(_ name: String, depth: Int) -> StarlarkValue {
    let line = lines.line(at: position, in: bytes)
    position += 1
    var call = StarlarkCall(name: name, line: line)
    let end = UInt8(ascii: ")")
    while true {
      skipSpace()
      guard let byte = next else { return .call(call) }
      if byte == end {
        position += 1
        return .call(call)
      }
      let start = position
      var label: String?
      let word = self.name()
      skipSpace()
      if !word.isEmpty, next == UInt8(ascii: "="), position + 1 < bytes.count,
        bytes[position + 1] != UInt8(ascii: "=")
      {
        label = word
        position += 1
      } else {
        position = start
      }
      call.arguments.append(.init(label: label, value: expression(depth: depth + 1)))
      skipSpace()
      if next == UInt8(ascii: ",") {
        position += 1
      } else if next != end {
        skip(to: end, from: start)
        return .call(call)
      }
    }
  }
}
