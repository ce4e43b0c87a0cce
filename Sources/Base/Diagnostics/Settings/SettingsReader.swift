package import JSONText

/// Reads a JSON file of settings: values with their kinds checked, and findings for the rest.
package struct SettingsReader {
  /// The findings so far.
  package private(set) var findings: [Finding] = []

  private let file: String
  private let document: JSONDocument?

  /// Reads a text.
  ///
  /// When it is not JSON there is no root, and one finding.
  package init(_ text: some Sequence<UInt8>, file: String) {
    self.file = file
    do throws(JSONSyntaxError) {
      document = try JSONDocument(parsing: text)
    } catch {
      document = nil
      report(.settingsSyntax, "The file is not JSON: \(error.reason).", at: error.position)
    }
    for member in document?.repeatedMembers ?? [] {
      report(.settingsRepeatedKey, "The key '\(member.key)' is there twice.", at: member.offset)
    }
  }

  /// Returns the members of the object that the file holds, with a finding where it holds something
  /// else.
  package mutating func rootMembers() -> [JSONMember] {
    guard let root = document?.root else { return [] }
    return members(of: root, named: "the file") ?? []
  }

  /// Returns the place of an offset in the file.
  package func location(at offset: Int) -> SourceLocation {
    guard let position = document?.position(at: offset) else { return SourceLocation(file: file) }
    return SourceLocation(file: file, line: position.line, column: position.column)
  }

  /// Adds a finding with the severity of its rule.
  package mutating func report(
    _ rule: RuleDescription,
    _ message: String,
    at offset: Int,
    hint: String? = nil
  ) {
    guard let position = document?.position(at: offset) else { return }
    report(rule, message, at: position, hint: hint)
  }

  private mutating func report(
    _ rule: RuleDescription,
    _ message: String,
    at position: TextPosition,
    hint: String? = nil
  ) {
    findings.append(
      Finding(
        rule: rule,
        message: message,
        location: SourceLocation(file: file, line: position.line, column: position.column),
        hint: hint
      )
    )
  }
}

extension SettingsReader {
  package mutating func unknownKey(_ member: JSONMember, of keys: [String]) {
    let known = "The keys are \(keys.joined(separator: ", "))."
    report(
      .settingsUnknownKey,
      "There is no key '\(member.key)'.",
      at: member.offset,
      hint: NameSuggestion.hint(for: member.key, in: keys) ?? known
    )
  }

  package mutating func wrongKind(_ node: JSONNode, _ name: String, expected: String) {
    report(
      .settingsInvalidValue,
      "\(name) is \(node.kind), and \(expected) is expected.",
      at: node.offset
    )
  }

  package mutating func members(of node: JSONNode, named name: String) -> [JSONMember]? {
    if node.members == nil { wrongKind(node, name, expected: "an object") }
    return node.members
  }

  package mutating func string(_ node: JSONNode, named name: String) -> String? {
    if node.string == nil { wrongKind(node, name, expected: "a text") }
    return node.string
  }

  package mutating func elements(_ node: JSONNode, named name: String) -> [JSONNode] {
    if node.elements == nil { wrongKind(node, name, expected: "a list") }
    return node.elements ?? []
  }

  /// Reads a list of texts; elements of other kinds are left out.
  package mutating func strings(
    _ node: JSONNode,
    named name: String
  ) -> [(text: String, offset: Int)] {
    elements(node, named: name).compactMap { element in
      string(element, named: "an element of \(name)").map { ($0, element.offset) }
    }
  }

  /// Reads a text that is one of the values of an enumeration.
  package mutating func value<Value: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode,
    named name: String,
    as type: Value.Type
  ) -> Value? {
    guard let text = string(node, named: name) else { return nil }
    if let value = Value(rawValue: text) { return value }
    let names = Value.allCases.map(\.rawValue)
    report(
      .settingsInvalidValue,
      "\(name) is '\(text)', and one of \(names.joined(separator: ", ")) is expected.",
      at: node.offset,
      hint: NameSuggestion.hint(for: text, in: names)
    )
    return nil
  }

  package mutating func boolean(_ node: JSONNode, named name: String) -> Bool? {
    if node.boolean == nil { wrongKind(node, name, expected: "true or false") }
    return node.boolean
  }

  /// Reads a number that is finite and not below zero.
  package mutating func length(_ node: JSONNode, named name: String) -> Double? {
    if let number = node.number, number.isFinite, number >= 0 { return number }
    report(.settingsInvalidValue, "\(name) is not a number of at least 0.", at: node.offset)
    return nil
  }

  /// Reads a whole number that is not below zero.
  package mutating func count(_ node: JSONNode, named name: String) -> Int? {
    if let count = node.number.flatMap({ Int(exactly: $0) }), count >= 0 { return count }
    report(.settingsInvalidValue, "\(name) is not a whole number of at least 0.", at: node.offset)
    return nil
  }
}
