public import Diagnostics
import FileAccess
import ObjectiveCReading
import SourceReading
import SwiftParser
import SwiftSyntax

/// Finds mistakes in Swift source that an expert would flag.
public struct SourceLinter: Sendable {
  /// The active rules about source.
  public let rules: [SourceRule]

  /// The active rules about other files.
  public let fileRules: [FileRule]

  /// The active rules about combinations of files.
  public let projectRules: [ProjectRule]

  /// The maximum size of a file that is read, in bytes.
  public var maximumSize = 4 << 20

  /// The steps that checking a file may take in addition to those for its bytes.
  var freeSteps = LintWork.freeSteps

  private let checks: [(rule: RuleDescription, checks: [Check])]
  private let fileChecks: [(rule: RuleDescription, check: FileRule.Check)]
  private let interests: Interests

  /// Creates a linter.
  public init(
    rules: [SourceRule] = SourceRule.all,
    fileRules: [FileRule] = FileRule.all,
    projectRules: [ProjectRule] = ProjectRule.all
  ) {
    self.rules = rules
    self.fileRules = fileRules
    self.projectRules = projectRules
    checks =
      rules.map { ($0.description, $0.checks) }
      + projectRules.map { ($0.description, $0.sourceChecks) }
    fileChecks =
      fileRules.map { ($0.description, $0.check) }
      + projectRules.flatMap { rule in rule.fileChecks.map { (rule.description, $0) } }
    interests = Interests(checks.flatMap(\.checks))
  }

  /// Lints files on all processors.
  ///
  /// Findings are in report order, without those that facts in other files contradict.
  public func findings(inFiles paths: [String]) -> [Finding] {
    findings(
      LargeStackThreads.map(paths) { path in
        if FileLinter.isFont(path) { return fontFile(path) }
        do throws(FileError) {
          if PackageManifest.isManifest(path) {
            return manifest(try FileBytes.read(path, limit: 64 << 20), path)
          }
          return result(of: try FileBytes.read(path, limit: maximumSize), path: path)
        } catch {
          // The place of the finding has the folder.
          let error = FileError(error.reason, path: FilePath.name(path))
          return Self.unread(path, error.description)
        }
      }
    )
  }

  /// Reads the names in a font file, if a rule needs them.
  private func fontFile(_ path: String) -> FileResult {
    var result = FileResult()
    if !projectRules.isEmpty { result.fonts.add(file: path) }
    return result
  }

  private func manifest(_ bytes: [UInt8], _ path: String) -> FileResult {
    var result = FileResult()
    result.fonts.bringsPackages = PackageManifest.namesPackages(bytes, path: path)
    if FilePath.name(path) == "project.pbxproj" {
      result.facts = Set(WebMember.names(inProject: bytes).map { .bundles($0) })
      result.facts.insert(.hasProjectFile)
      result.facts.insert(.hasProject(folder: FilePath.folder(FilePath.folder(path))))
    }
    if FilePath.name(path) == "Package.swift" {
      result.facts.insert(.isPackage(String(path.dropLast("/Package.swift".count))))
    }
    return result
  }

  /// Lints texts as the files of one project.
  ///
  /// Font files have no faces here; only their names count.
  func findings(in files: [(path: String, bytes: [UInt8])]) -> [Finding] {
    findings(
      LargeStackThreads.map(files.map(\.path), threads: 1) { path in
        if FileLinter.isFont(path) { return fontFile(path) }
        let bytes = files.first { $0.path == path }?.bytes ?? []
        return PackageManifest.isManifest(path)
          ? manifest(bytes, path) : result(of: bytes, path: path)
      }
    )
  }

  /// Lints one text.
  public func findings(in bytes: [UInt8], path: String) -> [Finding] {
    findings(LargeStackThreads.map([path], threads: 1) { result(of: bytes, path: $0) })
  }

  private func findings(_ results: [FileResult]) -> [Finding] {
    var facts: Set<ProjectFact> = []
    var fonts = ProjectFonts()
    for result in results {
      facts.formUnion(result.facts)
      fonts.formUnion(result.fonts)
    }
    facts.formUnion(StyledViews.assignments(facts))
    facts.formUnion(ProjectFact.inherited(facts))
    return results.flatMap { result in
      let found = result.findings.lazy
        .filter { $0.holds(facts, fonts) }
        .map(\.finding)
      return result.suppressions.applied(to: Array(found), rules: RuleCatalog.sourceLint.rules)
    }.inReportOrder()
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
      return FileLinter(checks: fileChecks).result(
        of: bytes,
        path: path,
        kind: kind
      )
    }
    if ObjectiveCReader.reads(path) {
      let web = bytes.withUnsafeBufferPointer { WebMentions.facts(inSource: $0) }
      return FileResult(facts: ProjectFact.facts(ofObjectiveC: bytes, path: path).union(web))
    }
    guard bytes.count <= maximumSize else {
      return Self.unread(path, "The file has more than \(maximumSize) bytes and is not read.")
    }
    guard !bytes.prefix(8_192).contains(0) else {
      return Self.unread(path, "The file is not text and is not read.")
    }
    return bytes.withUnsafeBufferPointer { buffer in
      var fonts = ProjectFonts()
      if !projectRules.isEmpty { fonts.look(in: buffer) }
      var result = gated(bytes, buffer, path)
      result.fonts = fonts
      result.facts.formUnion(WebMentions.facts(inSource: buffer))
      return result
    }
  }

  private func gated(
    _ bytes: [UInt8],
    _ buffer: UnsafeBufferPointer<UInt8>,
    _ path: String
  ) -> FileResult {
    guard FileGate.mayHold(buffer) else { return FileResult() }
    if let refusal = SourceReader.refusal(of: bytes) { return Self.unread(path, refusal) }
    guard let line = SyntaxFault.lineOfMergeMarker(in: buffer) else {
      return result(of: buffer, path: path)
    }
    return SyntaxFault.withoutMergeMarkers(buffer).withUnsafeBufferPointer { text in
      var result = result(of: text, path: path)
      result.findings.append(Self.unfinishedMerge(path, line: line))
      return result
    }
  }

  private static func unfinishedMerge(_ path: String, line: Int) -> PendingFinding {
    let finding = Finding(
      rule: .sourceSyntax,
      message: "Found the markers of an unfinished merge; both sides are checked.",
      location: SourceLocation(file: path, line: line, column: 1)
    )
    return PendingFinding(finding: finding, unless: [])
  }

  private func result(of buffer: UnsafeBufferPointer<UInt8>, path: String) -> FileResult {
    let work = LintWork(bytes: buffer.count, freeSteps: freeSteps)
    return LintWork.$current.withValue(work) { checked(buffer, path, work) }
  }

  private func checked(
    _ buffer: UnsafeBufferPointer<UInt8>,
    _ path: String,
    _ work: LintWork
  ) -> FileResult {
    let file = FileModel(path: path, bytes: buffer)
    defer { file.releaseTree() }
    let tree = Parser.parse(source: buffer, maximumNestingLevel: 128)
    let collector = SiteCollector(file: file, interests: interests)
    collector.walk(tree)
    var result = FileResult(facts: file.facts, suppressions: Suppressions(buffer, path: path))
    if file.isForMac || file.isForWatch || !file.imports.isDisjoint(with: ["XCTest", "Testing"]) {
      return result
    }
    for (rule, checks) in checks {
      var report = RuleReport(file: file, rule: rule)
      for check in checks where !work.isOver { Self.run(check, on: file, &report) }
      guard !work.isOver else {
        result.findings.append(Self.unfinished(path))
        break
      }
      result.findings += report.findings
    }
    result.findings += Self.problems(of: file, tree)
    return result
  }

  private static func unfinished(_ path: String) -> PendingFinding {
    let finding = Finding(
      rule: .sourceUnreadable,
      message: "The file takes too many steps to check; some rules did not check it.",
      location: SourceLocation(file: path)
    )
    return PendingFinding(finding: finding, unless: [])
  }

  private static func problems(of file: FileModel, _ tree: SourceFileSyntax) -> [PendingFinding] {
    var problems: [PendingFinding] = []
    if let fault = SyntaxFault.first(in: tree) {
      var report = RuleReport(file: file, rule: .sourceSyntax)
      report.add(fault, "Parts of the file do not parse and are not checked.")
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
      for name in names { visit(file.calls[name] ?? [], action, &report) }
    case .assignments(let names, let action):
      for name in names { visit(file.assignments[name] ?? [], action, &report) }
    case .members(let names, let action):
      for name in names { visit(file.members[name] ?? [], action, &report) }
    case .functions(let names, let action):
      let functions = file.functions.filter { names.isEmpty || names.contains($0.name) }
      visit(functions, action, &report)
    case .bindings(let action): visit(file.bindings, action, &report)
    case .types(let action): visit(file.types, action, &report)
    case .switches(let action): visit(file.switches, action, &report)
    case .dictionaries(let action): visit(file.dictionaries, action, &report)
    case .comparisons(let action): visit(file.comparisons, action, &report)
    }
  }

  /// Passes sites to a rule while the file has steps left.
  private static func visit<Site>(
    _ sites: [Site],
    _ action: Check.Action<Site>,
    _ report: inout RuleReport
  ) {
    for site in sites {
      guard LintWork.count(1) else { return }
      action(site, &report)
    }
  }
}
