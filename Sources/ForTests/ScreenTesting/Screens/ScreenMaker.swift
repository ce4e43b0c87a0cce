import CodeScreens
import Diagnostics
import DynamicType
import HeadlessUIKit
import ScreenAudit

/// Shows a screen that a test makes.
struct ScreenMaker: Sendable {
  let title: String
  let file: String
  let make: @Sendable () -> UIViewController

  /// A controller as the app shows it.
  init(title: String, file: String, controller make: @escaping @Sendable () -> UIViewController) {
    (self.title, self.file, self.make) = (title, file, make)
  }

  /// A view of its own, as wide as the safe area, at its own height; it scrolls where it is higher
  /// than the device.
  init(title: String, file: String, view make: @escaping @Sendable () -> UIView) {
    let preview = CodePreview(title, file: file, view: make)
    self.init(title: title, file: file, controller: preview.makeController)
  }

  /// Shows the screen in all settings at all sizes, on all cores, and looks for what breaks.
  func report(_ settings: ScreenSettings, ignoring rules: Set<String>) -> ScreenReport {
    let sweep = Sweep(settings: settings.combinations, categories: settings.categories)
    let auditor = ScreenAuditor { !rules.contains($0.id) }
    let source = ViewSource(title, file: file, make: make)
    let seen = sweep.map([source]) { series, _ in (series, auditor.observe(series)) }
    return ScreenReport(
      title: title,
      findings: auditor.findings(in: seen.map(\.1)),
      series: seen.map(\.0)
    )
  }
}
