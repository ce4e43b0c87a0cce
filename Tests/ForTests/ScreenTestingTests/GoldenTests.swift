import Foundation
import HeadlessUIKit
import Synchronization
import Testing

@testable import ScreenTesting

/// A folder for what is recorded, which goes away with the test.
private final class Recordings {
  let folder: GoldenFolder

  init() {
    let path = FileManager.default.temporaryDirectory.appending(path: "screens-\(UUID())").path
    folder = GoldenFolder(path: path)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder.path) }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}

@Suite("Recorded screens")
struct GoldenTests {
  private let settings = ScreenSettings(
    devices: ["iPhone 16"],
    categories: [.large, .accessibilityLarge]
  )

  private func check(
    _ text: String,
    _ recordings: Recordings,
    _ record: RecordMode,
    pictures: Bool = false,
    line: UInt = #line
  ) {
    ScreenAssertion(
      title: "My screen",
      pictures: pictures ? [.large] : [],
      record: record,
      place: TestPlace(fileID: #fileID, filePath: #filePath, line: line, column: 1),
      folder: recordings.folder
    ).check(
      ScreenMaker(title: "My screen", file: #filePath) { titled(text, follows: true) },
      settings
    )
  }

  private func issue(_ words: String..., from body: () -> Void) {
    let heard = Mutex<[String]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      heard.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    let message = heard.withLock { $0.joined(separator: "\n") }
    for word in words { #expect(message.contains(word)) }
  }

  @Test func `The first run records and says so, the next one passes`() throws {
    let recordings = Recordings()
    issue("was recorded in") { check("Hello", recordings, .missing) }
    #expect(recordings.names == ["My-screen.txt"])
    check("Hello", recordings, .missing)
    check("Hello", recordings, .never)
    let bytes = try #require(try recordings.folder.bytes(of: "My-screen.txt"))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines.first == "## iPhone 16, L")
    #expect(lines.contains("## iPhone 16, AX2"))
    let label = try #require(lines.first { $0.contains("UILabel") })
    #expect(label.hasSuffix("x 20.33) \"Hello\" 17 pt"))
    #expect(label.contains("UILabel #title (16, "))
  }

  @Test func `A difference names the screen and both lines, and nothing is written`() throws {
    let recordings = Recordings()
    check("Hello", recordings, .all)
    let before = try recordings.folder.bytes(of: "My-screen.txt")
    issue("4 lines differ", "  ## iPhone 16, L\n- ", "\"Hello\" 17 pt\n+ ", "\"Goodbye\" 17 pt") {
      check("Goodbye", recordings, .missing)
    }
    #expect(try recordings.folder.bytes(of: "My-screen.txt") == before)
    issue("What is shown now was recorded") { check("Goodbye", recordings, .failed) }
    check("Goodbye", recordings, .never)
  }

  @Test func `Nothing is recorded where the mode forbids it`() {
    let recordings = Recordings()
    issue("Nothing is recorded for My screen") { check("Hello", recordings, .never) }
    #expect(recordings.names.isEmpty)
  }

  @Test func `Pictures are compared by pixels, and a difference has a share`() throws {
    let recordings = Recordings()
    check("Hello", recordings, .all, pictures: true)
    #expect(recordings.names == ["My-screen-iPhone-16-L.png", "My-screen.txt"])
    check("Hello", recordings, .never, pictures: true)
    issue("does not look as My-screen-iPhone-16-L.png does", "% of the pixels differ") {
      check("Jello", recordings, .never, pictures: true)
    }
  }

  @Test func `A file that is no picture is an issue`() throws {
    let recordings = Recordings()
    check("Hello", recordings, .all)
    try recordings.folder.write([1, 2, 3], to: "My-screen-iPhone-16-L.png")
    issue("My screen cannot be compared") { check("Hello", recordings, .never, pictures: true) }
  }

  @Test func `Texts stand on one line, and lengths have at most two decimals`() {
    let maker = ScreenMaker(title: "Odd", file: #filePath) {
      titled("One\ntwo \"three\" \\ \u{1}", follows: true)
    }
    let place = TestPlace(fileID: #fileID, filePath: #filePath, line: #line, column: 1)
    let lines = ScreenText(maker.report(settings, ignoring: [], at: place)).lines
    #expect(lines.contains { $0.contains(#""One\ntwo \"three\" \\ \u{1}""#) })
  }

  @Test func `Lines that differ are grouped below their heading, and long lists are cut`() {
    let expected = ["## A", "one", "two", "", "## B", "three"]
    let shown = ["## A", "one", "two", "", "## B", "four"]
    let difference = LineDifference(expected: expected, shown: shown)
    #expect(difference.lines == ["  ## B", "- three", "+ four"])
    #expect(difference.count == 2)
    let many = LineDifference(expected: [], shown: (0..<100).map { "\($0)" })
    #expect(many.text(limit: 2) == "+ 0\n+ 1\n  (98 lines more)")
  }
}
