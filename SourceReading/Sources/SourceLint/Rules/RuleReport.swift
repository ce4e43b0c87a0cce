import Diagnostics
import SwiftSyntax

/// The findings of a rule in a file.
struct RuleReport {
  let file: FileModel
  let rule: RuleDescription
  var findings: [PendingFinding] = []

  init(file: FileModel, rule: RuleDescription) {
    self.file = file
    self.rule = rule
  }

  /// Adds a finding at a node, which facts in other files can contradict.
  mutating func add(
    _ node: some SyntaxProtocol,
    _ message: String,
    severity: Severity? = nil,
    unless facts: [ProjectFact] = [],
    holding condition: FontCondition? = nil,
    fixIts: [FixIt] = []
  ) {
    let position = file.position(of: node)
    let finding = Finding(
      rule: rule,
      severity: severity,
      message: message,
      location: SourceLocation(file: file.path, line: position.line, column: position.column),
      hint: rule.help.isEmpty ? nil : rule.help,
      anchor: file.line(position.line),
      fixIts: fixIts
    )
    findings.append(PendingFinding(finding: finding, unless: facts, condition: condition))
  }

  /// A change of the text of a node.
  func replacing(
    _ node: some SyntaxProtocol,
    with text: String,
    title: String,
    isSafe: Bool
  ) -> FixIt {
    let range = file.range(of: node)
    return FixIt(title, isSafe: isSafe, edits: [TextEdit(range, with: text)])
  }

  /// A line after the statement of a node, with the same indentation.
  func insertingLine(
    _ text: String,
    after node: some SyntaxProtocol,
    title: String,
    isSafe: Bool
  )
    -> FixIt
  {
    var range = file.range(of: node)
    let indentation = file.line(range.startLine).prefix { $0 == " " || $0 == "\t" }
    range.startLine = range.endLine
    range.startColumn = range.endColumn
    return FixIt(title, isSafe: isSafe, edits: [TextEdit(range, with: "\n\(indentation)\(text)")])
  }
}
