import Diagnostics
import JSONText

/// Reads the parts of a project's JSON files and says what it does not understand.
struct SettingsReader {
  let bytes: [UInt8]
  let file: String
  var findings: [Finding] = []

  init(_ bytes: [UInt8], _ file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// Returns the members of an object.
  ///
  /// Anything else is a finding.
  mutating func members(_ node: JSONNode, _ message: String) -> [JSONMember] {
    if node.members == nil { wrong(message, node.offset) }
    return node.members ?? []
  }

  mutating func string(_ member: JSONMember) -> String? {
    if member.value.string == nil { wrong("'\(member.key)' needs a text", member.offset) }
    return member.value.string
  }

  mutating func boolean(_ member: JSONMember) -> Bool? {
    if member.value.boolean == nil { wrong("'\(member.key)' needs true or false", member.offset) }
    return member.value.boolean
  }

  /// Returns a number that is finite and not below zero.
  mutating func length(_ member: JSONMember) -> Double? {
    guard let number = member.value.number, number.isFinite, number >= 0 else {
      wrong("'\(member.key)' needs a number of at least 0", member.offset)
      return nil
    }
    return number
  }

  mutating func count(_ member: JSONMember) -> Int? {
    guard let number = member.value.number, let count = Int(exactly: number), count >= 0 else {
      wrong("'\(member.key)' needs a whole number of at least 0", member.offset)
      return nil
    }
    return count
  }

  mutating func wrong(_ message: String, _ offset: Int) {
    findings.append(SettingsFinding.wrong(message, offset, bytes, file))
  }

  /// Returns the place of an offset in the file.
  func location(_ offset: Int) -> SourceLocation {
    let position = LineTable(bytes).position(at: offset)
    return SourceLocation(file: file, line: position.line, column: position.column)
  }
}
