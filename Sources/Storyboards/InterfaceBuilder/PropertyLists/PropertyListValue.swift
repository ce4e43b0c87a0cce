/// A value of a property list.
indirect enum PropertyListValue: Hashable, Sendable {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([PropertyListValue])
  /// The names and values in the order of the file.
  case dictionary([Member])
  /// A date or data, as text.
  case other(String)

  struct Member: Hashable, Sendable {
    var name: String
    var value: PropertyListValue
    var line: Int
  }

  var members: [Member] {
    guard case .dictionary(let members) = self else { return [] }
    return members
  }

  var items: [PropertyListValue] {
    guard case .array(let items) = self else { return [] }
    return items
  }

  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  subscript(name: String) -> PropertyListValue? {
    members.last { $0.name == name }?.value
  }
}
