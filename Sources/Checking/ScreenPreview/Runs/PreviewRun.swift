public import Diagnostics
public import DynamicType
public import FileAccess
public import InterfaceBuilder
public import ScreenAudit
import ScreenLoading
import Snapshots

/// Everything that `dynamictype preview` does: from files to findings, pictures and a page.
///
/// ```swift
/// var run = PreviewRun(paths: ["MyApp"], folder: folder)
/// run.writing.folder = "preview"
/// let outcome = try run.run()
/// print(outcome.status, outcome.findings.count)
/// ```
public struct PreviewRun: Sendable {
  /// Storyboards, xibs and folders of them.
  public var paths: [String]
  /// The folder to which paths are relative; absolute.
  public var folder: String
  /// The configuration file, or `nil` for the nearest `.dynamictype.json`.
  public var configurationPath: String?
  /// Rules of other programs that the configuration may name.
  public var furtherRules = RuleCatalog([])
  /// The screens to show, and their settings.
  public var shown = Shown()
  /// The files beside the documents that provide content for screens.
  public var inputs = Inputs()
  /// The page and the pictures that are written.
  public var writing = Writing()
  /// The baseline, or `nil` for the configuration's.
  public var baselinePath: String?
  /// Whether the baseline is replaced instead of compared.
  public var writesBaseline = false
  /// The lowest severity of findings that fail the run; `nil` for that of the configuration, or error.
  public var failOn: FailureThreshold?
  /// The change of all severities.
  public var policy = SeverityPolicy.normal
  /// The number of screens that are processed in parallel.
  public var workers = ParallelMap.processors
  /// The work of a supervised child process.
  @_spi(Supervision) public var supervision = Supervision()
  /// Findings about parts of the program that are not shown.
  var codeFindings: [Finding] = []
  /// The program, as reports name it.
  public var tool = ReportTool(name: "dynamictype", version: "0.1.0")

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - paths: Storyboards, xibs and folders of them.
  ///   - folder: The folder to which paths are relative; absolute.
  public init(paths: [String], folder: String) {
    self.paths = paths
    self.folder = folder
  }

  /// Notes that a part of the source with screens in code is not compiled.
  ///
  /// - Parameters:
  ///   - lines: The lines of the part, from 1; `nil` for the file.
  ///   - reason: The reason, as a clause without a full stop.
  ///   - location: The place of the reason.
  public mutating func leaveOutCode(
    lines: ClosedRange<Int>?,
    because reason: String,
    at location: SourceLocation
  ) {
    let name = FilePath.name(location.file)
    let part =
      lines.map { lines in
        lines.count == 1
          ? "Line \(lines.lowerBound) of \(name) is"
          : "Lines \(lines.lowerBound) to \(lines.upperBound) of \(name) are"
      } ?? "\(name) is"
    codeFindings.append(
      Finding(rule: .codeLeftOut, message: "\(part) left out: \(reason).", location: location)
    )
  }

  /// Records that listing the screens of a file ended an earlier process.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - end: The way in which the process ended.
  @_spi(Supervision)
  public mutating func leaveOutScreens(of file: String, because end: ProcessEnd) {
    codeFindings.append(.endingCode(file, end))
  }

  /// The outcome.
  public struct Outcome: Sendable {
    /// The report with the new findings, for a `Reporter`.
    public var report: FindingReport
    /// All findings about screens, including those in the baseline.
    public var findings: [AuditFinding]
    /// The verdicts on Larger Text.
    public var verdicts: [LargerTextVerdict]
    /// The exit status of the process.
    public var status: ExitStatus
    /// The number of findings that are in the baseline.
    public var knownCount: Int
    /// The screens, in their order.
    public var screens: [SweepScreen]
    /// The titles of the screens, which distinguish them.
    public var titles: ScreenTitles { ScreenTitles(screens) }
    /// The documents that were read.
    public var documents: [String]
    /// Whether the documents have texts in more languages than the app's development language.
    public var hasTranslations: Bool
    /// The languages in which the documents have texts but which are not shown, because neither the run nor
    /// the configuration names languages; sorted.
    public var furtherLanguages: [String]
    /// Whether a pseudo-language was shown.
    public var showsPseudoLanguage: Bool {
      series.contains { $0.setting.language.flatMap { PseudoLanguage(tag: $0) } != nil }
    }
    /// The part of the app that the report shows, and the effect of code on it.
    public var coverage: PreviewCoverage
    /// The iOS version of the drawn screens.
    public var generation: SystemGeneration
    /// The files that were written, in the order of writing.
    public var writtenFiles: [String]
    /// The page, if the run requests one.
    public var page: HTMLReport?
    /// The baseline to write.
    var newBaseline: NewBaseline?
    /// The coverage with paths as seen from the project.
    var relativeCoverage: PreviewCoverage
    /// The verdicts with paths as seen from the project.
    var relativeVerdicts: [LargerTextVerdict]
    /// The screens in their settings, in the order of the sweep.
    var series: [ShownSeries]
  }

  /// A baseline that replaces the one at a path.
  struct NewBaseline: Sendable {
    var baseline: Baseline
    var path: String
  }

  /// A screen that was shown in a setting.
  struct ShownSeries: Sendable {
    var screen: SweepScreen
    var setting: SweepSetting
  }

  /// The reason why a run could not be performed.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A path to something other than documents and folders with documents.
    case input(InputMistake)
    /// An app all of whose screens are made in code; the finding contains their number.
    case notCovered(Finding)
    /// A language in which no document has texts, with the available ones.
    case unknownLanguage(String, known: [String])
    /// No screens were found at a place; the findings name the documents that cannot be shown.
    case nothingToShow(String, because: [Finding])
    /// Only documents that ended the process remain, with one finding each.
    case documentsEndedProcess([Finding])
    /// A word that occurs in no screen's name, with the nearest names.
    case unknownScreen(String, nearest: [String])
    /// A file that contains no earlier run for comparison.
    case noEarlierRun(String)
    /// A page in the output folder that no preview has written.
    case foreignPage(String)
    /// A file that cannot be read or written.
    case file(FileError)

    private static func unknown(_ language: String, _ known: [String]) -> String {
      let most = 12
      let list = known.prefix(most).joined(separator: ", ")
      let more = known.count > most ? " and \(known.count - most) more" : ""
      return "no document has texts in '\(language)'"
        + (known.isEmpty ? "" : "; there are \(list)\(more)")
    }

    /// A sentence as a clause: without a capital letter and a full stop.
    private static func clause(_ sentence: String) -> String {
      sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast()
    }

    private static func nothing(_ place: String, _ findings: [Finding]) -> String {
      guard let first = findings.first else { return "no screens were found in \(place)" }
      let name = FilePath.name(first.location.file)
      let document = place.hasSuffix("\(name)'") ? "" : "in '\(name)' "
      let others = findings.count - 1
      let more = others == 0 ? "" : ", and \(others) more \(others == 1 ? "document" : "documents")"
      return "no screens were found in \(place); \(document)\(clause(first.message))\(more)"
    }

    private static func ended(_ findings: [Finding]) -> String {
      guard let first = findings.first else { return "a document ended the process" }
      let others = findings.count - 1
      let more = others == 0 ? "" : "; \(others) more cannot be shown either"
      return "'\(first.location.file)' cannot be shown; \(clause(first.message))\(more)"
    }

    /// The exit status of a command that ends with the failure.
    public var status: ExitStatus {
      switch self {
      case .input(let mistake): mistake.status
      case .notCovered: .notCovered
      case .nothingToShow(_, let findings): findings.isEmpty ? .missingInput : .invalidInput
      case .documentsEndedProcess: .failure
      case .noEarlierRun: .invalidInput
      case .unknownLanguage, .unknownScreen, .foreignPage: .usage
      case .file(let error): ExitStatus(error)
      }
    }

    /// The failure as a clause without a full stop.
    public var description: String {
      switch self {
      case .input(let mistake): "\(mistake)"
      case .notCovered(let finding):
        "no storyboard or xib in '\(finding.location.file)'; \(Self.clause(finding.message))"
      case .unknownLanguage(let language, let known): Self.unknown(language, known)
      case .nothingToShow(let place, let findings): Self.nothing(place, findings)
      case .documentsEndedProcess(let findings): Self.ended(findings)
      case .unknownScreen(let word, let nearest):
        "no screen is called '\(word)'"
          + (nearest.isEmpty
            ? "" : "; did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?")
      case .noEarlierRun(let path):
        "'\(path)' is no run of this version to compare with; give a preview.json of its output"
      case .foreignPage(let path): "'\(path)' was not written by a preview"
      case .file(let error): "\(error)"
      }
    }
  }
}
