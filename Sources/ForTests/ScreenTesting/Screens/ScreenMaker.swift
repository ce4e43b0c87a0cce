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

  init(
    title: String,
    file: String,
    making make: @escaping @Sendable () -> some ScreenContent
  ) {
    (self.title, self.file) = (title, file)
    self.make = { make().screenController }
  }

  /// Shows the screen in all settings at all sizes, on all cores, and looks for what breaks.
  ///
  /// Settings that cannot be had are a fault of the test, whose report is empty then, as are screens
  /// that cannot be shown.
  func report(
    _ settings: ScreenSettings,
    ignoring rules: Set<String>,
    at place: TestPlace
  ) -> ScreenReport {
    let combinations: [SweepSetting]
    do throws(UnknownName) { combinations = try settings.combinations } catch {
      place.record(error.description)
      return ScreenReport(title: title, findings: [], series: [])
    }
    let sweep = Sweep(settings: combinations, categories: settings.categories)
    let auditor = ScreenAuditor { !rules.contains($0.id) }
    let source = ViewSource(title, file: file, make: make)
    let seen = sweep.map([source]) { series, _ in (series, auditor.observe(series)) }
    for failure in Set(seen.compactMap(\.0.failure?.description)).sorted() {
      place.record("\(title) cannot be shown: \(failure).")
    }
    return ScreenReport(
      title: title,
      findings: auditor.findings(in: seen.map(\.1)),
      series: seen.map(\.0)
    )
  }
}
