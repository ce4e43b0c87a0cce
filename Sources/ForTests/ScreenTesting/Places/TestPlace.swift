import Testing
import XCTest

/// The line of a test, and the way in which the framework that runs it hears of a fault.
struct TestPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Records a fault: with Swift Testing as an issue, and with XCTest as a failure.
  func record(_ message: String) {
    guard Test.current != nil else {
      XCTFail(message, file: filePath, line: line)
      return
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: Testing.SourceLocation(
        fileID: "\(fileID)",
        filePath: "\(filePath)",
        line: Int(line),
        column: Int(column)
      )
    )
  }

  /// Keeps a file with the test's results, where the framework has a place for files.
  func attach(_ bytes: [UInt8], named name: String) {
    guard Test.current != nil else { return }
    Attachment.record(
      bytes,
      named: name,
      sourceLocation: Testing.SourceLocation(
        fileID: "\(fileID)",
        filePath: "\(filePath)",
        line: Int(line),
        column: Int(column)
      )
    )
  }

  /// A name as one of a file: letters, digits, dots and hyphens.
  static func fileName(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }
    return words.joined(separator: "-")
  }
}
