import Diagnostics
import InterfaceBuilder
import ScreenAudit

/// The screens of a run, and the findings about the files that they come from.
struct PreviewInput: Sendable {
  var sources: [any SweepSource] = []
  /// The documents that were read, in their order.
  var documents: [String] = []
  /// The languages that the projects have texts for, in the order of their tags.
  var languages: [String] = []
  /// The findings about documents and settings.
  var findings: [Finding] = []
}

extension PreviewInput {
  /// The input of a front end that reads no documents.
  init(sources: [any SweepSource]) {
    self.init()
    self.sources = sources
    documents = sources.flatMap { $0.screens.map(\.file) }.unique
  }
}

extension Finding {
  static func unreadable(_ path: String, _ error: InterfaceDocumentError) -> Finding {
    Finding(
      rule: .documentUnreadable,
      message: "The document cannot be read: found \(error.found).",
      location: SourceLocation(file: path),
      hint: error.hint
    )
  }

  static func refused(_ path: String, _ reason: String) -> Finding {
    Finding(
      rule: .documentRefused,
      message: "The document is of a kind that is not shown: \(reason).",
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
}
