/// A value of a property list or a YAML document, with the place of each key.
indirect enum ListValue: Hashable, Sendable {
  case string(String)
  case array([ListValue])
  case dictionary([Member])

  /// A key, its line counted from 1, and its value.
  struct Member: Hashable, Sendable {
    var key: String
    var line: Int
    var value: ListValue
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The elements of a list; a single text counts as one element.
  var items: [ListValue] {
    switch self {
    case .array(let items): items
    case .string: [self]
    case .dictionary: []
    }
  }

  var members: [Member] { if case .dictionary(let members) = self { members } else { [] } }

  /// The texts of a list.
  var strings: [String] { items.compactMap(\.string) }

  /// The value of a key; the last one if the key is repeated.
  subscript(key: String) -> ListValue? { members.last { $0.key == key }?.value }
}

/// A text that is not a property list, with the line at which reading ended.
struct ListSyntaxError: Error, Hashable, Sendable {
  var line: Int
  var message: String
}

/// The lines of offsets that are requested in ascending order, in one pass over the text.
struct LineCounter {
  private var offset = 0
  private var line = 1

  /// Returns the line of an offset, from 1.
  mutating func line(at target: Int, in bytes: [UInt8]) -> Int {
    guard target >= offset else { return line }
    let end = min(target, bytes.count)
    for byte in bytes[offset..<end] where byte == 0x0A { line += 1 }
    offset = end
    return line
  }
}
