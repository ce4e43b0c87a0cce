package import JSONText

/// Reading the value of a member, which findings name by its key.
extension SettingsReader {
  package mutating func members(of member: JSONMember) -> [JSONMember] {
    members(of: member.value, named: member.quotedKey) ?? []
  }

  package mutating func string(_ member: JSONMember) -> String? {
    string(member.value, named: member.quotedKey)
  }

  package mutating func boolean(_ member: JSONMember) -> Bool? {
    boolean(member.value, named: member.quotedKey)
  }

  package mutating func length(_ member: JSONMember) -> Double? {
    length(member.value, named: member.quotedKey)
  }

  package mutating func count(_ member: JSONMember) -> Int? {
    count(member.value, named: member.quotedKey)
  }

  /// Reads a text that names a value.
  package mutating func value<Value>(
    _ member: JSONMember,
    _ kind: String,
    _ make: (String) -> Value?
  ) -> Value? {
    guard let name = string(member) else { return nil }
    let value = make(name)
    if value == nil {
      report(.settingsInvalidValue, "There is no \(kind) '\(name)'.", at: member.value.offset)
    }
    return value
  }
}

extension JSONMember {
  /// The key as messages name it.
  fileprivate var quotedKey: String { "'\(key)'" }
}
