public import Diagnostics
public import HeadlessSwiftUI
import HeadlessUIKit
public import ScreenTesting

/// Expects a view of SwiftUI without faults at any text size.
///
/// The view fills the device, as the root of an app's window does. Everything else is as for a
/// controller.
///
/// ```swift
/// @Test func `The profile works at every text size`() {
///   expectLargerText("Profile") { ProfileView(name: "Ada") }
/// }
/// ```
///
/// - Parameters:
///   - title: The name of the screen in messages.
///   - settings: The devices, sizes, languages and appearances.
///   - rules: The identifiers of ignored rules.
///   - severity: The lowest severity that fails the test.
///   - fileID: The file of the test; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line at which faults are shown.
///   - column: The column at which faults are shown.
///   - content: Makes the view; called for each setting and size, on several threads.
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
  @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
) -> ScreenReport {
  let preview = CodePreview(title, file: "\(filePath)") { content() }
  return ScreenTesting.expectLargerText(
    title,
    in: settings,
    ignoring: rules,
    failingAt: severity,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column,
    preview.makeController
  )
}
