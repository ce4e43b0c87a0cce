import Foundation
import Testing

@_spi(Internals) @testable import SnapshotTesting

/// A folder with references, which goes away with the test.
private final class References {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appending(path: "references-\(UUID())").path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func text(_ name: String) -> String? {
    (try? Data(contentsOf: URL(fileURLWithPath: path).appendingPathComponent(name)))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

@Suite("References on disk")
struct ReferenceTests {
  private func verify(
    _ text: String,
    _ references: References,
    _ record: SnapshotTestingConfiguration.Record?,
    named name: String? = "one",
    test: String = "testText()"
  ) -> String? {
    verifySnapshot(
      of: text,
      as: .lines,
      named: name,
      record: record,
      snapshotDirectory: references.path,
      testName: test
    )
  }

  @Test func `A missing reference is recorded once, and compared from then on`() {
    let references = References()
    let first = verify("Hello", references, .missing)
    #expect(first?.hasPrefix("No reference was found on disk. Automatically recorded") == true)
    #expect(references.text("testText.one.txt") == "Hello")
    #expect(verify("Hello", references, .missing) == nil)
    let second = verify("Goodbye", references, .missing) ?? ""
    #expect(second.hasPrefix("Snapshot \"one\" does not match reference.\n"))
    #expect(second.hasSuffix("\u{2212}Hello\n+Goodbye"))
    #expect(references.text("testText.one.txt") == "Hello")
  }

  @Test func `Modes record nothing, what differs, and everything`() {
    let references = References()
    let never = verify("Hello", references, .never)
    #expect(never?.contains("was not recorded because recording is disabled") == true)
    #expect(references.text("testText.one.txt") == nil)
    _ = verify("Hello", references, .failed)
    let failed = verify("Goodbye", references, .failed) ?? ""
    #expect(failed.hasPrefix("Snapshot \"one\" does not match reference. A new snapshot was"))
    #expect(references.text("testText.one.txt") == "Goodbye")
    #expect(verify("Hello", references, true)?.hasPrefix("Record mode is on.") == true)
    #expect(references.text("testText.one.txt") == "Hello")
  }

  @Test func `Snapshots without a name are numbered`() {
    let references = References()
    let test = "testNumbers(of:)"
    _ = verify("a", references, .missing, named: nil, test: test)
    _ = verify("b", references, .missing, named: nil, test: test)
    #expect(references.text("testNumbers-of.1.txt") == "a")
    #expect(references.text("testNumbers-of.2.txt") == "b")
  }

  @Test func `Configurations are nested`() {
    withSnapshotTesting(record: .all) {
      #expect(_record == .all)
      withSnapshotTesting(diffTool: "difftool") {
        #expect(_record == .all)
        let line = _diffTool(currentFilePath: "old.png", failedFilePath: "new.png")
        #expect(line == "difftool old.png new.png")
      }
      let line = _diffTool(currentFilePath: "old.png", failedFilePath: "new.png")
      #expect(line.contains("\"file://old.png\""))
    }
  }

  @Test(.snapshots(record: .never, diffTool: .ksdiff)) func `A test has a configuration`() {
    #expect(_record == .never)
    #expect(_diffTool(currentFilePath: "a", failedFilePath: "b") == "ksdiff a b")
  }

  @Test func `A difference is an issue of the test`() {
    withKnownIssue {
      assertSnapshot(of: "Hello", as: .lines, named: "never", record: .never)
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("No reference was found on disk")
    }
  }

  @Test func `A snapshot that does not come is said`() {
    let references = References()
    let late = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in
      Async { _ in }
    }
    let failure = verifySnapshot(
      of: "Hello",
      as: late,
      snapshotDirectory: references.path,
      timeout: 0.05
    )
    #expect(failure?.contains("did not come within 0.05 seconds") == true)
  }
}
