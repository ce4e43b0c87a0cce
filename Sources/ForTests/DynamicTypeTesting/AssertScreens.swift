public import DynamicType
public import HeadlessSwiftUI
import HeadlessUIKit
public import ScreenTesting

/// Asserts that a view of SwiftUI is as it was recorded, in every setting at every text size.
///
/// The view fills the device, as the root of an app's window does. Everything else is as for a
/// controller.
///
/// - Parameters:
///   - title: The name of the screen in messages, and of its files.
///   - settings: The devices, sizes, languages and appearances.
///   - pictures: The text sizes of which pictures are compared, too.
///   - tolerance: The share of pixels that may differ, from 0 to 1.
///   - record: The rule for writing the screen as the new expectation.
///   - fileID: The file of the test; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line at which faults are shown.
///   - column: The column at which faults are shown.
///   - content: Makes the view; called for each setting and size, on several threads.
/// - Returns: The screens, for assertions.
@discardableResult
public func assertScreens(
  _ title: String,
  in settings: ScreenSettings = ScreenSettings(),
  pictures: [ContentSizeCategory] = [],
  tolerance: Double = 0,
  record: RecordMode = .missing,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
) -> ScreenReport {
  let preview = CodePreview(title, file: "\(filePath)") { content() }
  return ScreenTesting.assertScreens(
    title,
    in: settings,
    pictures: pictures,
    tolerance: tolerance,
    record: record,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column,
    preview.makeController
  )
}
