/// Reads the text of a `.strings` file: `"key" = "value";` with comments.
struct StringsParser {
  struct Entry {
    var key: String
    var value: String
    var line: Int
  }

  struct Fault {
    var message: String
    var line: Int
  }

  private let scalars: [Unicode.Scalar]
  private var offset = 0
  private var line = 1
  private(set) var faults: [Fault] = []

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  private var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  /// The entries.
  ///
  /// After a fault reading goes on behind the next semicolon.
  mutating func entries() -> [Entry] {
    var entries: [Entry] = []
    skipSpace()
    while peek != nil {
      if let entry = entry() {
        entries.append(entry)
      } else {
        recover()
      }
      skipSpace()
    }
    return entries
  }

  private mutating func entry() -> Entry? {
    let start = line
    guard let key = token("A key") else { return nil }
    skipSpace()
    // A key alone is its own value.
    if take(";") { return Entry(key: key, value: key, line: start) }
    guard take("=") else { return fail("'=' is expected after the key '\(key)'.") }
    skipSpace()
    guard let value = token("The value of '\(key)'") else { return nil }
    skipSpace()
    guard take(";") else { return fail("';' is expected after the value of '\(key)'.") }
    return Entry(key: key, value: value, line: start)
  }

  private mutating func fail<Value>(_ message: String) -> Value? {
    faults.append(Fault(message: message, line: line))
    return nil
  }

  private mutating func recover() {
    while let scalar = next(), scalar != ";" {}
  }

  @discardableResult private mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    offset += 1
    if scalar == "\n" { line += 1 }
    return scalar
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    next()
    return true
  }

  private mutating func skipSpace() {
    while let scalar = peek {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        next()
      } else if scalar == "/", offset + 1 < scalars.count,
        "/*".unicodeScalars.contains(scalars[offset + 1])
      {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    next()
    if next() == "/" {
      while let scalar = peek, scalar != "\n" { next() }
      return
    }
    let start = line
    var previous: Unicode.Scalar = " "
    while let scalar = next() {
      if previous == "*", scalar == "/" { return }
      previous = scalar
    }
    faults.append(Fault(message: "The comment has no end.", line: start))
  }
}

extension StringsParser {
  private mutating func token(_ name: String) -> String? {
    if let quote = peek, quote == "\"" || quote == "'" { return quoted(quote) }
    var text = ""
    while let scalar = peek, Self.isBare(scalar) {
      text.unicodeScalars.append(scalar)
      next()
    }
    return text.isEmpty ? fail("\(name) is expected.") : text
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "_-.:$/".unicodeScalars.contains(scalar)
  }

  private mutating func quoted(_ quote: Unicode.Scalar) -> String? {
    let start = line
    next()
    var units: [UInt16] = []
    while let scalar = next() {
      switch scalar {
      case quote: return String(decoding: units, as: UTF16.self)
      case "\\": units.append(contentsOf: escape())
      default: units.append(contentsOf: UTF16.encode(scalar) ?? .init())
      }
    }
    faults.append(Fault(message: "The text has no closing quote.", line: start))
    return nil
  }

  private mutating func escape() -> [UInt16] {
    guard let scalar = next() else { return [] }
    switch scalar {
    case "n": return [0x0A]
    case "r": return [0x0D]
    case "t": return [0x09]
    case "a": return [0x07]
    case "b": return [0x08]
    case "f": return [0x0C]
    case "v": return [0x0B]
    case "U", "u": return [code(radix: 16, digits: 4, first: nil)]
    case "0"..."7": return [code(radix: 8, digits: 3, first: scalar)]
    default: return Array(String(scalar).utf16)
    }
  }

  private mutating func code(radix: UInt16, digits: Int, first: Unicode.Scalar?) -> UInt16 {
    var value = first.flatMap { Self.digit($0) } ?? 0
    var count = first == nil ? 0 : 1
    while count < digits, let scalar = peek, let digit = Self.digit(scalar), digit < radix {
      value = value &* radix &+ digit
      count += 1
      next()
    }
    return value
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt16? {
    Character(scalar).hexDigitValue.map { UInt16($0) }
  }
}
