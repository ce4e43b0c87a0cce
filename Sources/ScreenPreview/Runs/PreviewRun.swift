public import Diagnostics
public import DynamicType
import InterfaceBuilder
public import ScreenAudit
import ScreenLoading

/// Everything that `dynamictype preview` does: from files to findings, pictures and a page.
///
/// ```swift
/// var run = PreviewRun(paths: ["MyApp"])
/// run.output = "preview"
/// let outcome = try run.run()
/// print(outcome.status, outcome.findings.count)
/// ```
public struct PreviewRun: Sendable {
  /// Which languages are shown.
  public enum Languages: Hashable, Sendable {
    /// The documents' own, and all that the project has texts for.
    case shipped
    /// The documents' own alone.
    case base
    /// These alone, as BCP 47 tags.
    case named([String])
  }

  /// Storyboards, xibs and folders of them.
  public var paths: [String]
  /// The folder against which relative paths are read; absolute.
  public var folder: String
  /// The configuration file, or `nil` for the nearest `.dynamictype.json`.
  public var configurationPath: String?
  /// The devices; empty takes the configuration's, or ``defaultDevices``.
  public var devices: [Device] = []
  /// The orientations of the devices.
  public var orientations: [Device.Orientation] = [.portrait]
  /// The text sizes; empty takes the configuration's, or all twelve.
  public var categories: [ContentSizeCategory] = []
  /// The languages; `nil` takes the configuration's, or those that the project ships.
  public var languages: Languages?
  /// Light, dark or both.
  public var styles: [UserInterfaceStyle] = [.light]
  /// The version of iOS as which screens are drawn; `nil` takes the configuration's, or the newest
  /// whose sizes are known.
  public var systemVersion: SystemVersion?
  /// Words of the titles or identifiers of the screens that are shown; empty for all.
  public var screens: [String] = []
  /// A file with texts and images that the app would set in code, or `nil` for the project's
  /// `.dynamictype/sample-data.json`.
  public var sampleDataPath: String?
  /// A file that says what stands for fonts that are missing, or `nil` for the project's
  /// `.dynamictype/fonts.json`.
  public var fontMapPath: String?
  /// A file that says what the code of the app's view classes does, or `nil` for the project's
  /// `.dynamictype/custom-classes.json`.
  public var customClassesPath: String?
  /// Whether screens are also shown while the size changes.
  public var changesWhileRunning = true
  /// The folder for the page and the pictures, or `nil` to write nothing.
  public var output: String?
  /// Whether the page is written into the output folder.
  public var writesPage = true
  /// The formats of the files with one screen each.
  public var formats: [PictureFormat] = []
  /// The baseline, or `nil` for the configuration's.
  public var baselinePath: String?
  /// Whether the baseline is written anew instead of being compared with.
  public var writesBaseline = false
  /// From which severity on findings fail the run; `nil` takes the configuration's, or error.
  public var failOn: FailureThreshold?
  /// The change of all severities.
  public var policy = SeverityPolicy.normal
  /// The number of screens that are worked on at once.
  public var workers = ParallelMap.processors
  /// The program, as reports name it.
  public var tool = ReportTool(name: "dynamictype", version: "0.1.0")

  /// A narrow and a usual phone: most faults show on the narrow one.
  public static let defaultDevices = ["iPhone SE 4.7-inch", "iPhone 16"].compactMap {
    Device.named($0)
  }

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - paths: Storyboards, xibs and folders of them.
  ///   - folder: The folder against which relative paths are read; absolute.
  public init(paths: [String], folder: String) {
    self.paths = paths
    self.folder = folder
  }

  /// The outcome.
  public struct Outcome: Sendable {
    /// The report with what is new, for a `Reporter`.
    public var report: FindingReport
    /// All findings about screens, those of the baseline included.
    public var findings: [AuditFinding]
    /// The verdicts on Larger Text.
    public var verdicts: [LargerTextVerdict]
    /// The exit status of the process.
    public var status: ExitStatus
    /// The number of findings that the baseline knows.
    public var knownCount: Int
    /// The screens, in their order.
    public var screens: [SweepScreen]
    /// The documents that were read.
    public var documents: [String]
    /// The version of iOS as which the screens were drawn.
    public var generation: SystemGeneration
    /// The files that were written, in the order of writing.
    public var writtenFiles: [String]
    /// The page, where the run asks for one.
    public var page: HTMLReport?
    /// The baseline to write.
    var newBaseline: NewBaseline?
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

  /// A screen in a setting that was shown.
  struct ShownSeries: Sendable {
    var screen: SweepScreen
    var setting: SweepSetting
  }

  /// The reason why a run could not be done at all.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A path that does not exist or is neither a document nor a folder.
    case unknownPath(String)
    /// Neither documents nor screens were found.
    case nothingToShow(String)
    /// A file that cannot be read or written.
    case file(TextFileError)

    /// The failure as a clause without a full stop.
    public var description: String {
      switch self {
      case .unknownPath(let path): "'\(path)' is no storyboard, no xib and no folder"
      case .nothingToShow(let place): "no screens were found in \(place)"
      case .file(let error): "\(error)"
      }
    }
  }
}
