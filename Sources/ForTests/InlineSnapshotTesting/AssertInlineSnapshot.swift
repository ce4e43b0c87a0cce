public import Foundation
@_exported public import SnapshotTesting
import Testing
import XCTest

/// Asserts that a value equals the text beside the call.
///
/// Sources are not written: where the call has no text, the failure prints it for copying.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The way in which it becomes a text.
///   - message: Words that precede a failure.
///   - recording: The mode of recording; `.all` fails with the new text.
///   - timeout: The time in seconds within which the text has to be there.
///   - syntaxDescriptor: The place of the closure with the text, which only a recording needs.
///   - expected: The text.
///   - fileID: The file of the test.
///   - filePath: The path of that file.
///   - function: The name of the test.
///   - line: The line at which a difference is shown.
///   - column: The column at which a difference is shown.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure: String?
  do {
    let shown = try text(of: try value(), as: snapshotting, timeout: timeout)
    failure = difference(shown, expected?(), isRecording: recording == .all)
  } catch {
    failure = "\(error)"
  }
  guard let failure else { return }
  let words = message().isEmpty ? failure : "\(message())\n\n\(failure)"
  guard Test.current != nil else {
    XCTFail(words, file: filePath, line: line)
    return
  }
  Issue.record(
    Comment(rawValue: words),
    sourceLocation: Testing.SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(line),
      column: Int(column)
    )
  )
}

/// The place of a closure with a text in a call.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// The number of closures before it.
  public var trailingClosureOffset: Int
  /// Labels that the closure had before.
  public var deprecatedTrailingClosureLabels: [String]

  /// Creates a place.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = "matches",
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }
}

private func text<Value>(
  of value: Value?,
  as snapshotting: Snapshotting<Value, String>,
  timeout: TimeInterval
) throws -> String? {
  guard let value else { return nil }
  var shown: String?
  let comes = XCTestExpectation(description: "Took snapshot")
  snapshotting.snapshot(value).run { text in
    shown = text
    comes.fulfill()
  }
  if shown == nil { _ = XCTWaiter.wait(for: [comes], timeout: timeout) }
  guard let shown else { throw SnapshotDidNotCome(timeout: timeout) }
  return shown
}

private struct SnapshotDidNotCome: Error, CustomStringConvertible {
  let timeout: TimeInterval

  var description: String {
    "The snapshot did not come within \(timeout) seconds. Raise the 'timeout' of the call."
  }
}

/// The failure of a text beside the expected one; `nil` where they are equal.
private func difference(_ shown: String?, _ expected: String?, isRecording: Bool) -> String? {
  if isRecording || expected == nil, let shown {
    return "Write the snapshot beside the call:\n\n\(shown)"
  }
  guard shown != expected else { return nil }
  guard let shown else { return "There is no value, but a snapshot beside the call." }
  let found = Diffing<String>.lines.diff(expected ?? "", shown)
  return "Snapshot does not match the text beside the call.\n\n\(found?.0 ?? shown)"
}
