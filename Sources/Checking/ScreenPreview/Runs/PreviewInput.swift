import Diagnostics
import DynamicType
import FileAccess
import InterfaceBuilder
import ScreenAudit
import ScreenLoading
import Snapshots

/// The screens of a run, and the findings about the files that they come from.
struct PreviewInput: Sendable {
  var sources: [PreviewSource] = []
  /// The documents that were read, in their order.
  var documents: [String] = []
  /// The languages of the projects' texts, sorted by tag.
  var languages: [String] = []
  /// The texts that replace placeholders, by the path of the document and the identifier of the object.
  var inventedTexts: [String: [String: SampleData.Text]] = [:]
  /// The development languages of the projects.
  var developmentLanguages: [String] = []
  /// The languages of texts outside documents.
  var textLanguages: [String] = []
  /// The orientations that the apps support; empty if none is declared.
  var orientations: Set<Device.Orientation> = []
  /// The settings that code applies to the objects of documents, by the path of the document.
  var code: [String: DocumentCode] = [:]
  /// The documents with certain settings from code, without these, by path.
  var documentsAlone: [String: DocumentAlone] = [:]
  /// The aspects in which code may differ from the screens shown, by the path of the document.
  var codeDoubts: [String: CodeDoubts] = [:]
  /// The buttons that are invisible and have no function, by the path of the document.
  var idleButtons: [String: Set<String>] = [:]
  /// The part of the app that the report shows.
  var coverage = PreviewCoverage()
  /// The findings about documents that ended an earlier process, which are also in ``findings``.
  var endings: [Finding] = []
  /// The findings about documents and settings.
  var findings: [Finding] = []
}

extension PreviewInput {
  /// The default orientations of the devices.
  var usualOrientations: [Device.Orientation] {
    orientations == [.landscape] ? [.landscape] : [.portrait]
  }

  /// The input of a front end without documents.
  init(sources: [PreviewSource]) {
    self.init()
    self.sources = sources
    documents = sources.flatMap { $0.source.screens.map(\.file) }.unique
  }
}

extension Finding {
  /// Whether a finding is the reason why a document has no screens.
  var isAboutUnshownDocument: Bool {
    [RuleDescription.documentUnreadable, .documentRefused, .xmlSyntax].contains(rule)
  }

  /// The finding about screens in code, from a clause, their number and the number of those that a program
  /// shows.
  static func codeNotShown(
    _ words: String,
    _ count: Int,
    in folder: String,
    shown: Int = 0
  ) -> Finding {
    let verb = count == 1 ? "is" : "are"
    let screens =
      shown == 1 ? "the 1 screen in code uses" : "one of the \(shown) screens in code uses"
    return Finding(
      rule: .codeNotShown,
      message: shown == 0
        ? "\(words) \(verb) not shown."
        : "\(words) \(verb) shown only where \(screens) \(count == 1 ? "it" : "them").",
      location: SourceLocation(file: folder)
    )
  }

  static func unreadable(_ path: String, _ error: InterfaceDocumentError) -> Finding {
    Finding(
      rule: .documentUnreadable,
      message: "The document cannot be read: found \(error.found).",
      location: SourceLocation(file: path),
      hint: error.hint
    )
  }

  static func endingProcess(_ path: String, _ end: PreviewRun.ProcessEnd) -> Finding {
    Finding(
      rule: .documentUnreadable,
      message: "Reading the document \(end).",
      location: SourceLocation(file: path),
      hint: "Please report the document."
    )
  }

  /// A screen that ends the process; for screens in code the cause is usually their own code.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - size: The text size; `nil` if unknown.
  ///   - line: The line at which it begins in its source, from 1; 0 if unknown.
  ///   - end: The way in which the process ended.
  /// - Returns: The finding.
  static func endingScreen(
    _ screen: SweepScreen,
    at size: ContentSizeCategory?,
    line: Int,
    _ end: PreviewRun.ProcessEnd
  ) -> Finding {
    let isDocument = ["storyboard", "xib"].contains(FilePath.fileExtension(screen.file))
    return Finding(
      rule: .screenFailed,
      message: "Showing the screen \"\(screen.title)\"\(size.map { " at \($0)" } ?? "") \(end).",
      location: SourceLocation(
        file: screen.file,
        line: line,
        objectID: isDocument ? screen.id : nil
      ),
      hint: isDocument ? documentHint(end) : codeHint(end)
    )
  }

  /// The list of the screens in a file that ends the process.
  static func endingCode(_ file: String, _ end: PreviewRun.ProcessEnd) -> Finding {
    Finding(
      rule: .screenFailed,
      message: "Listing the screens of the file \(end).",
      location: SourceLocation(file: file),
      hint: codeHint(end)
    )
  }

  private static func documentHint(_ end: PreviewRun.ProcessEnd) -> String {
    switch end {
    case .tookTooLong: "'--time-limit' gives a screen more time."
    case .usedTooMuchMemory: "Look for a picture that is much larger than the screen."
    case .exit, .signal: "Please report the document, with the pictures that it shows."
    }
  }

  private static func codeHint(_ end: PreviewRun.ProcessEnd) -> String {
    switch end {
    case .signal(_, let words):
      "Look for a trap in its own code, such as a value that only the app around it has"
        + (words == nil ? "; what it has written stands above the report." : ".")
    case .exit: "Look for a call of 'exit' in its own code."
    case .tookTooLong:
      "Look for a loop or a wait in its own code; '--time-limit' gives a screen more time."
    case .usedTooMuchMemory: "Look for a list or a picture of unlimited size in its own code."
    }
  }

  static func refused(_ path: String, _ reason: String?) -> Finding {
    Finding(
      rule: .documentRefused,
      message: "The document is of a kind that is not shown." + (reason.map { " \($0)" } ?? ""),
      location: SourceLocation(file: path),
      hint: "Open it in Interface Builder and save it for iOS, or exclude it in the configuration."
    )
  }

  static func failed(_ series: ScreenSeries, _ error: SweepError) -> Finding {
    Finding(
      rule: .screenFailed,
      message: "The screen \(series.screen.title) cannot be shown on \(series.setting.name): "
        + "\(error).",
      location: SourceLocation(file: series.screen.file, objectID: series.screen.id)
    )
  }

  /// The messages of the layout and of the screen's own code, each once.
  static func messages(
    of series: ScreenSeries,
    location: (String) -> SourceLocation?
  ) -> [Finding] {
    let issues = (series.launched + series.changed).flatMap(\.snapshot.issues)
    return issues.filter { $0.kind == .message || $0.kind == .later }.unique.map { issue in
      let id = issue.objectID ?? series.screen.id
      return Finding(
        rule: issue.kind.rule,
        message: "\(issue.message).",
        location: location(id) ?? SourceLocation(file: series.screen.file, objectID: id)
      )
    }
  }
}
