import JSONText

/// Reads a JSON file of settings: values with their kinds checked, and findings for the rest.
struct SettingsReader {
  /// The findings so far.
  private(set) var findings: [Finding] = []

  private let file: String
  private let document: JSONDocument?

  /// Reads a text; when it is not JSON there is no root, and one finding.
  init(_ text: some Sequence<UInt8>, file: String) {
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

  /// The members of the object that the file holds; a finding where it holds something else.
  mutating func rootMembers() -> [JSONMember] {
    guard let root = document?.root else { return [] }
    return members(of: root, named: "the file") ?? []
  }

  /// Adds a finding with the severity of its rule.
  mutating func report(
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
  mutating func unknownKey(_ member: JSONMember, of keys: [String]) {
    let known = "The keys are \(keys.joined(separator: ", "))."
    report(
      .settingsUnknownKey,
      "There is no key '\(member.key)'.",
      at: member.offset,
      hint: NameSuggestion.hint(for: member.key, in: keys) ?? known
    )
  }

  mutating func wrongKind(_ node: JSONNode, _ name: String, expected: String) {
    report(
      .settingsInvalidValue,
      "\(name) is \(node.kind), and \(expected) is expected.",
      at: node.offset
    )
  }

  mutating func members(of node: JSONNode, named name: String) -> [JSONMember]? {
    if node.members == nil { wrongKind(node, name, expected: "an object") }
    return node.members
  }

  mutating func string(_ node: JSONNode, named name: String) -> String? {
    if node.string == nil { wrongKind(node, name, expected: "a text") }
    return node.string
  }

  mutating func elements(_ node: JSONNode, named name: String) -> [JSONNode] {
    if node.elements == nil { wrongKind(node, name, expected: "a list") }
    return node.elements ?? []
  }

  /// Reads a list of texts; elements of other kinds are left out.
  mutating func strings(_ node: JSONNode, named name: String) -> [(text: String, offset: Int)] {
    elements(node, named: name).compactMap { element in
      string(element, named: "an element of \(name)").map { ($0, element.offset) }
    }
  }

  /// Reads a text that is one of the values of an enumeration.
  mutating func value<Value: RawRepresentable<String> & CaseIterable>(
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
}
