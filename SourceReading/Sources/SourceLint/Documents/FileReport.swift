import Diagnostics
import InterfaceBuilder
import JSONText

/// The findings of a rule in a file other than source.
struct FileReport {
  let path: String
  let rule: RuleDescription
  let lines: LineTable
  var findings: [PendingFinding] = []

  /// Adds a finding at an element of a document.
  mutating func add(
    _ element: Element,
    _ message: String,
    unless facts: [ProjectFact] = [],
    isAboutFlag: Bool = false,
    holding condition: FontCondition? = nil,
    fixIts: [FixIt] = []
  ) {
    let location = element.location
    add(at: location, message, anchor: nil, unless: facts, condition, fixIts: fixIts)
    findings[findings.count - 1].isAboutFlag = isAboutFlag
  }

  /// Adds a finding at an offset in bytes.
  mutating func add(
    offset: Int,
    _ message: String,
    anchor: String,
    unless facts: [ProjectFact] = [],
    fixIts: [FixIt] = []
  ) {
    let position = lines.position(at: offset)
    let location = SourceLocation(file: path, line: position.line, column: position.column)
    add(at: location, message, anchor: anchor, unless: facts, fixIts: fixIts)
  }

  private mutating func add(
    at location: SourceLocation,
    _ message: String,
    anchor: String?,
    unless facts: [ProjectFact],
    _ condition: FontCondition? = nil,
    fixIts: [FixIt]
  ) {
    let finding = Finding(
      rule: rule,
      message: message,
      location: location,
      hint: rule.help,
      anchor: anchor,
      fixIts: fixIts
    )
    findings.append(PendingFinding(finding: finding, unless: facts, condition: condition))
  }

  /// A change of a stretch of bytes.
  func replacing(_ range: Range<Int>, with text: String, title: String, isSafe: Bool) -> FixIt {
    let start = lines.position(at: range.lowerBound)
    let end = lines.position(at: range.upperBound)
    let place = SourceRange(
      file: path,
      startLine: start.line,
      startColumn: start.column,
      endLine: end.line,
      endColumn: end.column
    )
    return FixIt(title, isSafe: isSafe, edits: [TextEdit(place, with: text)])
  }
}
