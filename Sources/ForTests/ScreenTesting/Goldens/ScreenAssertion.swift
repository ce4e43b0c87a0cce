public import DynamicType
import FileAccess
import Rendering
import ScreenAudit
import Snapshots

/// Asserts that a screen is as it was recorded, in every setting at every text size.
///
/// The expectation lies in the folder `__Screens__` beside the file of the test: a text with a line
/// for each view, its frame and its text, and pictures where they are asked for. The first run
/// records and fails. A difference is an issue of the test with the lines that changed; the new
/// text and, for pictures, a comparison are attached.
///
/// ```swift
/// func testProfile() {
///   assertScreens("Profile", in: ScreenSettings(categories: [.large, .accessibilityLarge])) {
///     ProfileController()
///   }
/// }
/// ```
///
/// A view is as wide as the safe area of the device and as high as its content; it scrolls where it
/// is higher than the device. It works in tests of Swift Testing and of XCTest.
///
/// - Parameters:
///   - title: The name of the screen in messages, and of its files.
///   - settings: The devices, sizes, languages and appearances.
///   - pictures: The text sizes of which pictures are compared, too; none by default.
///   - tolerance: The share of pixels that may differ, from 0 to 1.
///   - record: The rule for writing the screen as the new expectation.
///   - fileID: The file of the test; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line at which faults are shown.
///   - column: The column at which faults are shown.
///   - make: Makes the view controller or the view; called for each setting and size, on several threads.
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
  _ make: @escaping @Sendable () -> some ScreenContent
) -> ScreenReport {
  ScreenAssertion(
    title: title,
    pictures: pictures,
    tolerance: tolerance,
    record: record.effective,
    place: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ).check(ScreenMaker(title: title, file: "\(filePath)", making: make), settings)
}

/// Compares what a screen shows with what was recorded.
struct ScreenAssertion {
  let title: String
  let pictures: [ContentSizeCategory]
  let tolerance: Double
  let record: RecordMode
  let place: TestPlace
  let folder: GoldenFolder

  init(
    title: String,
    pictures: [ContentSizeCategory] = [],
    tolerance: Double = 0,
    record: RecordMode,
    place: TestPlace,
    folder: GoldenFolder? = nil
  ) {
    self.title = title
    self.pictures = pictures
    self.tolerance = tolerance
    self.record = record
    self.place = place
    self.folder = folder ?? GoldenFolder(besideFile: "\(place.filePath)")
  }

  @discardableResult
  func check(_ maker: ScreenMaker, _ settings: ScreenSettings) -> ScreenReport {
    let report = maker.report(settings, ignoring: [], at: place)
    guard !report.series.isEmpty else { return report }
    do {
      try checkText(of: report)
      for screen in report.screens where pictures.contains(screen.category) {
        try checkPicture(of: screen)
      }
    } catch {
      place.record("\(title) cannot be compared: \(error)")
    }
    return report
  }

  private func checkText(of report: ScreenReport) throws {
    let name = TestPlace.fileName(title) + ".txt"
    let lines = ScreenText(report).lines
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    guard let expected = try expectation(name, shown: bytes) else { return }
    guard expected != bytes else { return }
    var old = String(decoding: expected, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if old.last == "" { old.removeLast() }
    let difference = LineDifference(expected: old, shown: lines)
    place.attach(bytes, named: name)
    try fail(
      "\(title) is not as \(name) has it; \(difference.count) lines differ:\n\(difference.text())",
      name,
      shown: bytes
    )
  }

  private func checkPicture(of screen: ShownScreen) throws {
    let words = "\(title)-\(screen.setting.name)-\(screen.category.shortName)"
    let name = TestPlace.fileName(words) + ".png"
    let bitmap = try screen.snapshot.bitmap()
    let bytes = bitmap.pngData()
    guard let expected = try expectation(name, shown: bytes), expected != bytes else { return }
    let difference = try PictureDifference(expected: expected, shown: bitmap)
    guard difference.share > tolerance else { return }
    if let picture = difference.picture { place.attach(picture, named: "difference-\(name)") }
    let percent = (difference.share * 10000).rounded() / 100
    try fail(
      "\(title) does not look as \(name) does; \(percent) % of the pixels differ.",
      name,
      shown: bytes
    )
  }

  /// The recorded bytes; nil where they are recorded now, or where none exist and none may be
  /// recorded.
  private func expectation(_ name: String, shown bytes: [UInt8]) throws -> [UInt8]? {
    if record == .all {
      try folder.write(bytes, to: name)
      return nil
    }
    if let expected = try folder.bytes(of: name) { return expected }
    guard record != .never else {
      place.record("Nothing is recorded for \(title): \(folder.path)/\(name) is missing.")
      return nil
    }
    try folder.write(bytes, to: name)
    place.record("\(title) was recorded in \(folder.path)/\(name); run the test again.")
    return nil
  }

  private func fail(_ message: String, _ name: String, shown bytes: [UInt8]) throws {
    guard record == .failed else {
      place.record("\(message)\nDYNAMIC_TYPE_RECORD=all records what is shown now.")
      return
    }
    try folder.write(bytes, to: name)
    place.record("\(message)\nWhat is shown now was recorded.")
  }
}
