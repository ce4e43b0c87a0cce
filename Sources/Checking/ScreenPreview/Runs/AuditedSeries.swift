import Diagnostics
import DynamicType
import ScreenAudit

/// A screen in a setting after its audit, without its snapshots.
struct AuditedSeries: Sendable {
  /// Everything that determines the result.
  struct Key: Hashable, Sendable {
    var screen: SweepScreen
    var setting: SweepSetting
    /// The version of the screen's inputs, which changes with them.
    var version: Int?
    var launched: [ContentSizeCategory]
    var changed: [ContentSizeCategory]
    var rules: [String]
    var hasPictures: Bool

    init(
      _ screen: SweepScreen,
      _ setting: SweepSetting,
      _ version: Int?,
      _ sweep: Sweep,
      _ auditor: ScreenAuditor,
      _ painter: SeriesPainter
    ) {
      self.screen = screen
      self.setting = setting
      self.version = version
      launched = sweep.categories
      changed = sweep.changesWhileRunning ? sweep.categories : []
      rules = auditor.ruleIDs
      hasPictures = painter.isWanted
    }
  }

  var key: Key
  /// The number of the lines of the document, which ``findings`` name.
  var lines: Int?
  var notes: ScreenAuditor.Notes
  var pictures: HTMLReport.PictureSet?
  var findings: [Finding]
}
