/// Reads keys from the bytes of a terminal: UTF-8, and the sequences of ECMA-48 as xterm sends them.
///
/// The bytes of an incomplete key wait for the next ones.
package struct KeyDecoder: Sendable {
  private var bytes: [UInt8] = []
  private var isPasting = false

  /// Creates a decoder at the beginning of the input.
  package init() {}

  /// Whether bytes wait for more.
  package var isWaiting: Bool { !bytes.isEmpty }

  /// Reads the keys that are complete.
  ///
  /// - Parameters:
  ///   - input: The next bytes.
  ///   - isPause: Whether nothing followed for a while, so that a single escape byte is the key.
  /// - Returns: The keys.
  package mutating func keys(from input: some Sequence<UInt8>, isPause: Bool = false) -> [Key] {
    bytes += input
    var keys: [Key] = []
    var rest = bytes[...]
    while !rest.isEmpty, let (key, count) = next(rest, isPause) {
      rest = rest.dropFirst(count)
      if let key { Self.join(key, to: &keys) }
    }
    bytes = isPause ? [] : Array(rest)
    return keys
  }

  /// Adjacent texts are joined.
  private static func join(_ key: Key, to keys: inout [Key]) {
    if case .text(let new) = key, case .text(let known)? = keys.last {
      keys[keys.count - 1] = .text(known + new)
    } else {
      keys.append(key)
    }
  }

  private typealias Step = (key: Key?, count: Int)

  private mutating func next(_ bytes: ArraySlice<UInt8>, _ isPause: Bool) -> Step? {
    guard let first = bytes.first else { return nil }
    if first == 0x1B { return escape(bytes, isPause) }
    if isPasting, first < 0x20 { return (.text(" "), 1) }
    switch first {
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x09: return (.tab, 1)
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x00: return (.unknown, 1)
    case 0x01...0x1A: return (.control(Character(Unicode.Scalar(first + 0x60))), 1)
    case 0x1C..<0x20: return (.unknown, 1)
    default: return Self.text(bytes, isPause)
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>, _ isPause: Bool) -> Step? {
    let first = bytes.first ?? 0
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard bytes.count >= length || isPause else { return nil }
    let piece = bytes.prefix(length)
    guard let text = String(validating: piece, as: UTF8.self) else { return (nil, 1) }
    return (.text(text), piece.count)
  }

  private mutating func escape(_ bytes: ArraySlice<UInt8>, _ isPause: Bool) -> Step? {
    guard let second = bytes.dropFirst().first else { return isPause ? (.escape, 1) : nil }
    let body = bytes.dropFirst(2)
    switch second {
    case UInt8(ascii: "["):
      guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        return isPause ? (.unknown, bytes.count) : nil
      }
      let count = end - bytes.startIndex + 1
      let parameters = String(decoding: body[..<end], as: UTF8.self)
      return (sequence(parameters, Character(Unicode.Scalar(bytes[end]))), count)
    case UInt8(ascii: "O"):
      guard let last = body.first else { return isPause ? (.unknown, 2) : nil }
      return (Self.letter(Character(Unicode.Scalar(last))), 3)
    case UInt8(ascii: "_"), UInt8(ascii: "P"), UInt8(ascii: "]"):
      return Self.answer(bytes, isPause)
    case 0x1B: return (.escape, 1)
    default: return (.unknown, 2)
    }
  }

  /// A response of the terminal, which ends with `ESC \` or BEL.
  private static func answer(_ bytes: ArraySlice<UInt8>, _ isPause: Bool) -> Step? {
    for index in bytes.indices.dropFirst(2) {
      if bytes[index] == 0x07 { return (nil, index - bytes.startIndex + 1) }
      if bytes[index] == 0x5C, bytes[index - 1] == 0x1B {
        return (nil, index - bytes.startIndex + 1)
      }
    }
    return isPause ? (nil, bytes.count) : nil
  }

  private mutating func sequence(_ parameters: String, _ last: Character) -> Key? {
    guard last == "~" else { return parameters.hasPrefix("?") ? nil : Self.letter(last) }
    switch parameters.split(separator: ";").first {
    case "1", "7": return .home
    case "4", "8": return .end
    case "5": return .pageUp
    case "6": return .pageDown
    case "200": isPasting = true
    case "201": isPasting = false
    default: return .unknown
    }
    return nil
  }

  private static func letter(_ letter: Character) -> Key {
    switch letter {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "M": .enter
    case "Z": .backTab
    default: .unknown
    }
  }
}
