import Diagnostics
import DynamicType
import ScreenAudit

/// A screen in a setting after it was looked at, without its snapshots.
struct AuditedSeries: Sendable {
  /// Everything that decides what is seen.
  struct Key: Hashable, Sendable {
    var screen: SweepScreen
    var setting: SweepSetting
    /// The number of the source, which is another one after its document changed.
    var source: Int?
    var launched: [ContentSizeCategory]
    var changed: [ContentSizeCategory]
    var rules: [String]
    var hasPictures: Bool

    init(
      _ screen: SweepScreen,
      _ setting: SweepSetting,
      _ source: Int?,
      _ sweep: Sweep,
      _ auditor: ScreenAuditor,
      _ painter: SeriesPainter
    ) {
      self.screen = screen
      self.setting = setting
      self.source = source
      launched = sweep.categories
      changed = sweep.changesWhileRunning ? sweep.categories : []
      rules = auditor.ruleIDs
      hasPictures = painter.isWanted
    }
  }

  var key: Key
  var notes: ScreenAuditor.Notes
  var pictures: HTMLReport.PictureSet?
  var findings: [Finding]
}
