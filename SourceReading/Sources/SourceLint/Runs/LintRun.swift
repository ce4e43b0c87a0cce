public import Diagnostics
import FileAccess
import InterfaceBuilder

/// A lint of files and folders, with a configuration and a baseline.
///
/// ```swift
/// let outcome = try LintRun(paths: ["MyApp"], folder: "/work").outcome(tool: tool)
/// print(Reporter.text.text(for: outcome.report))
/// ```
public struct LintRun: Sendable {
  /// A request that cannot be fulfilled.
  public struct Failure: Error, Hashable, Sendable {
    /// The reason, as a clause.
    public var message: String

    /// The exit status of a command that ends with the failure.
    public var status: ExitStatus

    /// Creates a failure.
    init(message: String, status: ExitStatus = .usage) {
      self.message = message
      self.status = status
    }

    /// Creates the failure for a file that cannot be read or written.
    init(_ error: FileError) {
      self.init(message: error.description, status: ExitStatus(error))
    }
  }

  /// The files and folders as given.
  public var paths: [String]

  /// The folder to which paths are relative; absolute.
  public var folder: String

  /// The configuration, or `nil` for the nearest file with that name.
  public var configurationPath: String?

  /// The baseline, or `nil` for that of the configuration.
  public var baselinePath: String?

  /// Whether links that lead out of the folders are followed.
  public var followsLinks = false

  /// Whether findings that a baseline knows are left out.
  public var comparesWithBaseline = true

  /// Whether the baseline is written instead of compared.
  public var writesBaseline = false

  /// The changes of severities.
  public var policy = SeverityPolicy.normal

  /// The lowest severity that fails the run, or `nil` for that of the configuration.
  public var failOn: FailureThreshold?

  /// The identifiers of the only active rules, or `nil` for all.
  public var onlyRules: Set<String>?

  /// Rules of other programs that the configuration may name.
  public var furtherRules = RuleCatalog([])

  /// A text that is linted in place of a file.
  public var standardInput: (path: String, bytes: [UInt8])?

  /// The lines to which findings are restricted, or `nil` for all.
  public var changedLines: ChangedLines?

  /// The fixes to write into the files before the report is made.
  public var fixes = Fixes.none

  /// Creates a run.
  public init(paths: [String], folder: String) {
    self.paths = paths
    self.folder = folder
  }

  /// Fixes that a run writes.
  public enum Fixes: Hashable, Sendable {
    /// None.
    case none
    /// Fixes without an effect at the size Large.
    case safe
    /// All gestures.
    case all
  }

  /// The findings and changes of a run.
  public struct Outcome: Sendable {
    /// The findings that count, and the status.
    public var findings: FindingOutcome
    /// The number of files that were read.
    public var fileCount: Int
    /// Whether there was no file to which a rule applies, so that the result means nothing.
    public var isWithoutSource = false
    /// The number of applied fixes.
    public var fixCount = 0
    /// The files that were changed.
    public var changedFiles: [String] = []
    /// The baseline that was written.
    public var writtenBaseline: String?
  }

  /// Lints, and writes the requested fixes and baseline.
  public func outcome(tool: ReportTool) throws(Failure) -> Outcome {
    let settings = try LintSettings(self)
    let linted = try files(settings)
    let files = linted.paths
    var found = findings(in: files, settings)
    var fixed = FixWriter.Result()
    if fixes != .none, standardInput == nil {
      fixed = try FixWriter(allowsUnsafe: fixes == .all).write(found)
      if fixed.count > 0 { found = findings(in: files, settings) }
    }
    let baseline =
      baselinePath.map { FilePath.absolute($0, in: folder) }
      ?? settings.configuration.baseline.map { FilePath.absolute($0, in: settings.root) }
    let pipeline = FindingPipeline(
      catalog: .sourceLint,
      tool: tool,
      configuration: settings.configuration,
      policy: policy,
      baseline: try baselineUse(baseline),
      failOn: failOn,
      root: settings.root
    )
    if changedLines == nil, onlyRules == nil {
      found += linted.linksOut.map { .linkOutsideFolder($0) }
      found += linted.unreadable.map { .folderUnreadable($0) }
    }
    let outcome = pipeline.outcome(
      of: pipeline.weighed(found),
      aboutSettings: settings.findings,
      checkedFiles: files
    )
    var result = Outcome(findings: outcome, fileCount: files.count)
    result.isWithoutSource = linted.areWithoutSource
    result.fixCount = fixed.count
    result.changedFiles = fixed.files
    if let text = outcome.newBaseline?.text, let baseline {
      try write(text, to: baseline)
      result.writtenBaseline = baseline
    }
    return result
  }

  /// A fingerprint of the run's inputs, from their sizes and modification times: two runs with equal
  /// fingerprints have the same outcome.
  public func inputPrint() throws(Failure) -> Fingerprint {
    let settings = try LintSettings(self)
    let others = [
      settings.path,
      baselinePath ?? settings.configuration.baseline.map { settings.root + "/" + $0 },
    ].compactMap(\.self).map { FilePath.absolute($0, in: folder) }
    let stamps = (try files(settings).paths + others).map { path in
      FileStamp(of: path).map { "\(path) \($0.size) \($0.nanoseconds)" } ?? path
    }
    return Fingerprint(of: [settings.root] + stamps)
  }

  private func findings(in files: [String], _ settings: LintSettings) -> [Finding] {
    func isAsked(_ rule: RuleDescription) -> Bool {
      onlyRules?.contains(rule.id) ?? true && settings.configuration.mayReport(rule)
    }
    let linter = SourceLinter(
      rules: SourceRule.all.filter { isAsked($0.description) },
      fileRules: FileRule.all.filter { isAsked($0.description) },
      projectRules: ProjectRule.all.filter { isAsked($0.description) }
    )
    var found: [Finding]
    if let standardInput {
      let path = FilePath.absolute(standardInput.path, in: folder)
      found = linter.findings(in: standardInput.bytes, path: path)
    } else {
      found = linter.findings(inFiles: files)
    }
    if let onlyRules { found = found.filter { onlyRules.contains($0.rule.id) } }
    return changedLines.map { lines in found.filter { lines.contains($0.location) } } ?? found
  }

  /// The files of a run, and the paths that were skipped.
  private struct LintedFiles {
    var paths: [String]
    var linksOut: [String] = []
    var unreadable: [String] = []
    /// Whether the folders contain no file to which a rule applies, changed or not.
    var areWithoutSource = false
  }

  private func files(_ settings: LintSettings) throws(Failure) -> LintedFiles {
    if let standardInput {
      return LintedFiles(paths: [FilePath.absolute(standardInput.path, in: folder)])
    }
    var files: [String] = []
    var linksOut: [String] = []
    var unreadable: [String] = []
    var namesFile = false
    var seen: Set<String> = []
    for path in paths.isEmpty ? ["."] : paths {
      let absolute = FilePath.normalized(FilePath.absolute(path, in: folder))
      switch FileSystem.kind(of: absolute) {
      case .folder:
        let found = SourceFiles(in: absolute, followsLinks: followsLinks)
        files += found.paths
        linksOut += found.linksOut
        guard !found.unreadable.contains(absolute) else {
          throw Failure(message: "the folder '\(path)' cannot be read", status: .missingInput)
        }
        unreadable += found.unreadable
      case .file:
        guard FileBytes.prefix(of: absolute, count: 1) != nil else {
          throw Failure(message: "'\(path)' cannot be read", status: .missingInput)
        }
        files.append(absolute)
        namesFile = true
      case .other:
        throw Failure(message: "'\(path)' is neither a file nor a folder", status: .missingInput)
      case nil: throw Failure(message: "'\(path)' does not exist", status: .missingInput)
      }
    }
    let filter = settings.configuration.paths
    func isAsked(_ file: String) -> Bool {
      filter.includes(FilePath.relative(file, to: settings.root)) && seen.insert(file).inserted
    }
    let asked = files.filter(isAsked)
    return LintedFiles(
      paths: asked.filter { changedLines?.touches($0) ?? true },
      linksOut: linksOut.filter(isAsked),
      unreadable: unreadable.filter(isAsked),
      areWithoutSource: !namesFile && !asked.contains(where: SourceFiles.hasCode)
    )
  }

  private func baselineUse(_ path: String?) throws(Failure) -> FindingPipeline.BaselineUse {
    guard comparesWithBaseline else { return .none }
    guard let path else {
      if writesBaseline { throw Failure(message: "a baseline needs a name: give '--baseline'") }
      return .none
    }
    if writesBaseline { return .replacing }
    do throws(FileError) {
      return .comparing(Baseline.read(try FileBytes.read(path), file: path), file: path)
    } catch {
      throw Failure(error)
    }
  }

  private func write(_ text: String, to path: String) throws(Failure) {
    do throws(FileError) { try FileReplacement.write(text, to: path) } catch {
      throw Failure(error)
    }
  }
}
