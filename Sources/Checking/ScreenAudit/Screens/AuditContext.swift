import DynamicType

/// The input of a rule: one screen in one setting at all sizes.
struct AuditContext {
  /// The screen, as the run names it.
  let shown: SweepScreen
  let setting: SweepSetting
  /// The screen as launched, in the order of the sizes.
  let launched: [AuditedScreen]
  /// The screen after changes of the size, in the order of the sizes.
  let changed: [AuditedScreen]
  /// The screen as launched at Large.
  let large: AuditedScreen?

  init(_ series: ScreenSeries) {
    shown = series.screen
    setting = series.setting
    launched = series.launched.map { AuditedScreen($0) }
    changed = series.changed.map { AuditedScreen($0) }
    large = launched.first { $0.category == .large }
  }

  /// The sizes above Large.
  var larger: [AuditedScreen] { launched.filter { $0.category > .large } }
}
