import Diagnostics
import DynamicType
import ScreenAudit

/// A source without some of its screens.
struct ChosenScreens: SweepSource {
  let source: any SweepSource
  let screens: [SweepScreen]

  func stage(
    for screen: SweepScreen,
    in setting: SweepSetting,
    at category: ContentSizeCategory
  ) throws(SweepError) -> any SweepStage {
    try source.stage(for: screen, in: setting, at: category)
  }

  func shows(_ setting: SweepSetting) -> Bool { source.shows(setting) }

  func location(ofObject objectID: String) -> SourceLocation? {
    source.location(ofObject: objectID)
  }
}
