import Diagnostics
import DynamicType

/// One thing that is looked for on screens.
struct AuditRule: Sendable {
  /// How a rule treats what is already there at Large.
  enum AtLarge: Sendable {
    /// It has nothing to do with the text size, and is reported apart, less severe.
    case reportedApart
    /// It is the screen's design, and not reported at all.
    case ignored
    /// The rule is not about the text size in the first place.
    case ordinary
  }

  let description: RuleDescription
  var atLarge = AtLarge.reportedApart
  /// Whether a finding keeps a screen from supporting Larger Text.
  var blocksLargerText = false
  /// Rules that say less of the same object: what they see becomes part of this rule's finding.
  var includes: Set<String> = []
  let observe: @Sendable (AuditContext) -> [Observation]

  var id: String { description.id }

  /// All rules.
  static let all: [AuditRule] = [
    .textTruncated, .textClipped, .viewsOverlap, .rowTextsCollide, .outsideScreen, .unreachable,
    .textNotGrowing, .textGrowsTooLittle, .textAdjustsOnlyAtLaunch, .touchTargetSmall,
    .touchTargetTiny, .imageNotGrowing, .constraintsUnsatisfiable, .constraintsAmbiguous,
    .readableWidthExceeded,
  ]
}

/// What rules look at: one screen in one setting at all sizes.
struct AuditContext {
  let setting: SweepSetting
  /// The screen as launched, in the order of the sizes.
  let launched: [Scene]
  /// The screen after changes of the size, in the order of the sizes.
  let changed: [Scene]
  /// The screen as launched at Large.
  let large: Scene?

  init(_ series: ScreenSeries) {
    setting = series.setting
    launched = series.launched.map { Scene($0) }
    changed = series.changed.map { Scene($0) }
    large = launched.first { $0.category == .large }
  }

  /// The sizes above Large.
  var larger: [Scene] { launched.filter { $0.category > .large } }

  /// Calls a closure with each size.
  func each(_ body: (Scene) -> [Observation]) -> [Observation] { launched.flatMap(body) }
}
