public import Foundation
import Testing
import XCTest

/// Asserts that a value equals its reference on disk.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The way in which it is stored and compared.
///   - name: The name of the reference; numbered within a test where it is nil.
///   - recording: The mode of recording; as configured where it is nil.
///   - timeout: The time in seconds within which the snapshot has to be there.
///   - fileID: The file of the test.
///   - filePath: The path of that file.
///   - testName: The name of the test.
///   - line: The line at which a difference is shown.
///   - column: The column at which a difference is shown.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(),
    as: snapshotting,
    named: name,
    record: recording,
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
  guard let failure else { return }
  guard Test.current != nil else {
    XCTFail(failure, file: filePath, line: line)
    return
  }
  Issue.record(
    Comment(rawValue: failure),
    sourceLocation: Testing.SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(line),
      column: Int(column)
    )
  )
}

/// Asserts that a value equals its references on disk, stored in several ways by name.
///
/// - Parameters:
///   - value: The value.
///   - strategies: The ways, by the names of their references.
///   - recording: The mode of recording.
///   - timeout: The time in seconds within which each snapshot has to be there.
///   - fileID: The file of the test.
///   - filePath: The path of that file.
///   - testName: The name of the test.
///   - line: The line at which a difference is shown.
///   - column: The column at which a difference is shown.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(),
      as: strategy,
      named: name,
      record: recording,
      timeout: timeout,
      fileID: fileID,
      file: filePath,
      testName: testName,
      line: line,
      column: column
    )
  }
}

/// Asserts that a value equals its references on disk, stored in several ways.
///
/// - Parameters:
///   - value: The value.
///   - strategies: The ways.
///   - recording: The mode of recording.
///   - timeout: The time in seconds within which each snapshot has to be there.
///   - fileID: The file of the test.
///   - filePath: The path of that file.
///   - testName: The name of the test.
///   - line: The line at which a difference is shown.
///   - column: The column at which a difference is shown.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(),
      as: strategy,
      record: recording,
      timeout: timeout,
      fileID: fileID,
      file: filePath,
      testName: testName,
      line: line,
      column: column
    )
  }
}

/// Compares a value with its reference on disk, and returns a message instead of failing.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The way in which it is stored and compared.
///   - name: The name of the reference; numbered within a test where it is nil.
///   - recording: The mode of recording.
///   - snapshotDirectory: The folder with references; `__Snapshots__` and the name of the file, beside it,
///     where it is nil.
///   - timeout: The time in seconds within which the snapshot has to be there.
///   - fileID: The file of the test.
///   - filePath: The path of that file.
///   - testName: The name of the test.
///   - line: The line of the test.
///   - column: The column of the test.
/// - Returns: A message about the difference, or nil where there is none.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  SimulatorTraits.apply()
  let place = ReferencePlace(
    file: "\(filePath)",
    folder: snapshotDirectory,
    test: testName,
    name: name,
    fileExtension: snapshotting.pathExtension
  )
  do {
    var shown: Format?
    let comes = XCTestExpectation(description: "Took snapshot")
    snapshotting.snapshot(try value()).run { format in
      shown = format
      comes.fulfill()
    }
    if shown == nil { _ = XCTWaiter.wait(for: [comes], timeout: timeout) }
    guard let shown else {
      return "The snapshot did not come within \(timeout) seconds. Raise the 'timeout' of the call."
    }
    let mode = recording ?? SnapshotTestingConfiguration.current?.record ?? _record
    return try Comparison(place: place, name: name, diffing: snapshotting.diffing, mode: mode)
      .failure(shown)
  } catch {
    return "\(error)"
  }
}

/// The comparison of a snapshot with its reference.
private struct Comparison<Format> {
  let place: ReferencePlace
  let name: String?
  let diffing: Diffing<Format>
  let mode: SnapshotTestingConfiguration.Record

  func failure(_ shown: Format) throws -> String? {
    if mode == .all {
      try record(shown)
      return """
        Record mode is on. Automatically recorded snapshot: …

        open "\(place.url.absoluteString)"

        Turn record mode off and re-run "\(place.test)" to assert against the newly-recorded snapshot
        """
    }
    guard FileManager.default.fileExists(atPath: place.url.path) else {
      guard mode != .never else {
        return "No reference was found on disk. New snapshot was not recorded because recording is "
          + "disabled"
      }
      try record(shown)
      return """
        No reference was found on disk. Automatically recorded snapshot: …

        open "\(place.url.absoluteString)"

        Re-run "\(place.test)" to assert against the newly-recorded snapshot.
        """
    }
    let reference = diffing.fromData(try Data(contentsOf: place.url))
    guard let (difference, files) = diffing.diff(reference, shown) else { return nil }
    let failed = place.failed
    try write(diffing.toData(shown), to: failed)
    attach(files)
    var words =
      name.map { "Snapshot \"\($0)\" does not match reference." }
      ?? "Snapshot does not match reference."
    if mode == .failed {
      try record(shown)
      words += " A new snapshot was automatically recorded."
    }
    let look = _diffTool(currentFilePath: place.url.path, failedFilePath: failed.path)
    return "\(words)\n\n\(look)\n\n\(difference.trimmingCharacters(in: .whitespacesAndNewlines))"
  }

  private func record(_ shown: Format) throws { try write(diffing.toData(shown), to: place.url) }

  private func write(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url, options: .atomic)
  }

  private func attach(_ files: [XCTAttachment]) {
    guard Test.current != nil else { return }
    for file in files {
      Attachment.record(Array(file.data), named: file.name ?? "difference.patch")
    }
  }
}
