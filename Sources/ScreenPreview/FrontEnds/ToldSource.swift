import Diagnostics
import DynamicType
import ScreenAudit

/// The screens of a document or of code, of which each is told before it is shown.
struct ToldSource: SweepSource {
  let source: any SweepSource
  /// The path of the document, or the name of the screen in code.
  let name: String
  let onDocument: @Sendable (String) -> Void

  var screens: [SweepScreen] { source.screens }

  func stage(
    for screen: SweepScreen,
    in setting: SweepSetting,
    at category: ContentSizeCategory
  ) throws(SweepError) -> any SweepStage {
    onDocument(name)
    return try source.stage(for: screen, in: setting, at: category)
  }

  func shows(_ setting: SweepSetting) -> Bool { source.shows(setting) }

  func location(ofObject objectID: String) -> SourceLocation? {
    source.location(ofObject: objectID)
  }
}
