public import Diagnostics
import Rendering
import RichText
import ScreenAudit
import Snapshots

/// Expects a screen without faults at any text size.
///
/// The screen is shown in every setting at every size, as launched at it and as changed to it while
/// it is shown. Each finding is an issue of the test at the line of the call, with the first size
/// at which it occurs and the way to correct it. In a test of Swift Testing the screen is attached
/// with the place marked.
///
/// ```swift
/// @Test func `The profile works at every text size`() {
///   expectLargerText("Profile") { ProfileController() }
/// }
/// ```
///
/// A view is as wide as the safe area of the device and as high as its content; it scrolls where it
/// is higher than the device. It works in tests of Swift Testing and of XCTest.
///
/// - Parameters:
///   - title: The name of the screen in messages.
///   - settings: The devices, sizes, languages and appearances.
///   - rules: The identifiers of ignored rules, such as `touch-target-small`.
///   - severity: The lowest severity that fails the test; warnings fail, notes do not.
///   - fileID: The file of the test; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line at which faults are shown.
///   - column: The column at which faults are shown.
///   - make: Makes the view controller or the view; called for each setting and size, on several threads.
/// - Returns: The screens, for assertions, and all findings.
@discardableResult
public func expectLargerText(
  _ title: String,
  in settings: ScreenSettings = ScreenSettings(),
  ignoring rules: Set<String> = [],
  failingAt severity: Severity = .warning,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ make: @escaping @Sendable () -> some ScreenContent
) -> ScreenReport {
  ScreenMaker(title: title, file: "\(filePath)", making: make).expectLargerText(
    settings,
    ignoring: rules,
    failingAt: severity,
    at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

extension ScreenMaker {
  func expectLargerText(
    _ settings: ScreenSettings,
    ignoring rules: Set<String>,
    failingAt severity: Severity,
    at place: TestPlace
  ) -> ScreenReport {
    let unknown = rules.filter { RuleCatalog.audit[$0] == nil }.sorted()
    if !unknown.isEmpty {
      place.record("No rule has the name \(unknown.joined(separator: ", ")).")
    }
    let report = report(settings, ignoring: rules, at: place)
    for finding in report.findings where finding.reported.severity >= severity {
      place.record(report.message(of: finding))
      report.attachPicture(of: finding, at: place)
    }
    return report
  }
}

extension ScreenReport {
  /// The finding with its place, its rule and the way to correct it.
  func message(of finding: AuditFinding) -> String {
    let reported = finding.reported
    let settings = Set(finding.occurrences.map(\.setting.name)).sorted()
    var message =
      "\(title): \(reported.message) [\(reported.rule.id); \(settings.joined(separator: "; "))]"
    if let hint = reported.hint { message += " \(hint)" }
    return message
  }

  /// Attaches the screen at the first size of a finding, with the place marked.
  func attachPicture(of finding: AuditFinding, at place: TestPlace) {
    guard let seen = finding.occurrences.first(where: { $0.category == finding.firstCategory }),
      let one = series.first(where: { $0.setting == seen.setting }),
      let snapshot = seen.isChanged
        ? one.changed(to: seen.category) : one.launched(at: seen.category),
      let picture = try? snapshot.pngData(highlights: [
        Highlight(seen.region, color: Color(red: 1, green: 0, blue: 0))
      ])
    else { return }
    let name =
      "\(title)-\(finding.reported.rule.id)-\(seen.setting.name)-\(seen.category.shortName)"
    place.attach(picture, named: TestPlace.fileName(name) + ".png")
  }
}
