public import Diagnostics
import FileAccess
import SourceReading
import SwiftParser
import SwiftSyntax

/// Finds what an expert would flag in Swift source.
public struct SourceLinter: Sendable {
  /// The rules that are asked.
  public let rules: [SourceRule]

  /// The rules about other files that are asked.
  public let fileRules: [FileRule]

  /// The size in bytes beyond which a file is not read.
  public var maximumSize = 4 << 20

  private let interests: Interests

  /// Makes a linter.
  public init(rules: [SourceRule] = SourceRule.all, fileRules: [FileRule] = FileRule.all) {
    self.rules = rules
    self.fileRules = fileRules
    interests = Interests(rules)
  }

  /// Lints files on all processors.
  ///
  /// Findings are in the order of reports, with those that facts of other files take back left out.
  public func findings(inFiles paths: [String]) -> [Finding] {
    findings(
      LargeStackThreads.map(paths) { path in
        do throws(FileError) {
          return result(of: try FileBytes.read(path, limit: maximumSize), path: path)
        } catch {
          return Self.unread(path, error.description)
        }
      }
    )
  }

  /// Lints one text.
  public func findings(in bytes: [UInt8], path: String) -> [Finding] {
    findings(LargeStackThreads.map([path], threads: 1) { result(of: bytes, path: $0) })
  }

  private func findings(_ results: [FileResult]) -> [Finding] {
    var facts: Set<ProjectFact> = []
    for result in results { facts.formUnion(result.facts) }
    if facts.contains(.hasSource), !facts.contains(.imagesGrow) { facts.insert(.imagesStay) }
    return results.flatMap { result in
      let found = result.findings.lazy
        .filter { pending in !pending.unless.contains { Self.holds($0, in: facts) } }
        .map(\.finding)
      return result.suppressions.applied(to: Array(found), rules: RuleCatalog.sourceLint.rules)
    }.inReportOrder()
  }

  private static func holds(_ fact: ProjectFact, in facts: Set<ProjectFact>) -> Bool {
    guard case .classIsElsewhere(let name) = fact else { return facts.contains(fact) }
    return facts.contains(.hasSource) && !facts.contains(.classIsDeclared(name))
  }

  private static func unread(_ path: String, _ message: String) -> FileResult {
    FileResult(
      findings: [
        PendingFinding(
          finding: Finding(
            rule: .sourceUnreadable,
            message: message.hasSuffix(".") ? message : message + ".",
            location: SourceLocation(file: path)
          ),
          unless: []
        )
      ]
    )
  }

  private func result(of bytes: [UInt8], path: String) -> FileResult {
    if let kind = FileLinter.Kind(path: path) {
      return FileLinter(rules: fileRules).result(of: bytes, path: path, kind: kind)
    }
    guard bytes.count <= maximumSize else {
      return Self.unread(path, "The file has more than \(maximumSize) bytes and is not read.")
    }
    guard !bytes.prefix(8_192).contains(0) else {
      return Self.unread(path, "The file is no text and is not read.")
    }
    return bytes.withUnsafeBufferPointer { buffer in
      guard FileGate.mayHold(buffer) else { return FileResult() }
      guard !SourceReader.isNestedTooDeeply(bytes) else {
        return Self.unread(path, "Brackets are nested too deeply; the file is not read.")
      }
      return result(of: buffer, path: path)
    }
  }

  private func result(of buffer: UnsafeBufferPointer<UInt8>, path: String) -> FileResult {
    let file = FileModel(path: path, bytes: buffer)
    let tree = Parser.parse(source: buffer, maximumNestingLevel: 128)
    let collector = SiteCollector(file: file, interests: interests)
    collector.walk(tree)
    var result = FileResult(facts: file.facts, suppressions: Suppressions(buffer, path: path))
    if file.isForMac || !file.imports.isDisjoint(with: ["XCTest", "Testing"]) { return result }
    for rule in rules {
      var report = RuleReport(file: file, rule: rule.description)
      for check in rule.checks { Self.run(check, on: file, &report) }
      result.findings += report.findings
    }
    result.findings += Self.problems(of: file, tree)
    return result
  }

  private static func problems(of file: FileModel, _ tree: SourceFileSyntax) -> [PendingFinding] {
    var problems: [PendingFinding] = []
    if tree.hasError {
      var report = RuleReport(file: file, rule: .sourceSyntax)
      report.add(tree, "Parts of the file do not parse; what they hold is not checked.")
      problems += report.findings
    }
    if let node = file.deepestNode {
      var report = RuleReport(file: file, rule: .sourceUnreadable)
      report.add(node, "Code is nested too deeply to be checked here.")
      problems += report.findings
    }
    return problems
  }

  private static func run(_ check: Check, on file: FileModel, _ report: inout RuleReport) {
    switch check {
    case .calls(let names, let action):
      for name in names { for site in file.calls[name] ?? [] { action(site, &report) } }
    case .assignments(let names, let action):
      for name in names { for site in file.assignments[name] ?? [] { action(site, &report) } }
    case .members(let names, let action):
      for name in names { for site in file.members[name] ?? [] { action(site, &report) } }
    case .functions(let names, let action):
      for site in file.functions where names.isEmpty || names.contains(site.name) {
        action(site, &report)
      }
    case .bindings(let action): for site in file.bindings { action(site, &report) }
    case .types(let action): for type in file.types { action(type, &report) }
    case .switches(let action): for site in file.switches { action(site, &report) }
    case .dictionaries(let action): for site in file.dictionaries { action(site, &report) }
    case .comparisons(let action): for site in file.comparisons { action(site, &report) }
    }
  }
}
