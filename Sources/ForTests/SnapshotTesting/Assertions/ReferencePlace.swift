import Foundation
import Synchronization
import Testing
import XCTest

/// The file of a reference.
struct ReferencePlace {
  let test: String
  let url: URL
  /// The file in which a snapshot that differs is kept to look at.
  let failed: URL

  init(file: String, folder: String?, test: String, name: String?, fileExtension: String?) {
    self.test = test
    let source = URL(fileURLWithPath: file)
    let stem = source.deletingPathExtension().lastPathComponent
    let directory =
      folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(stem)
    let test = Self.component(test)
    let identifier = name.map(Self.component) ?? "\(SnapshotNumbers.next(directory.path, test))"
    var fileName = "\(test).\(identifier)"
    if let fileExtension { fileName += ".\(fileExtension)" }
    url = directory.appendingPathComponent(fileName)
    let artifacts =
      ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
    failed = URL(fileURLWithPath: artifacts, isDirectory: true).appendingPathComponent(stem)
      .appendingPathComponent(fileName)
  }

  /// A name of letters, digits and low lines, with hyphens for all else between them.
  static func component(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }
}

/// The numbers of snapshots without a name, from 1 in each run of a test.
enum SnapshotNumbers {
  private static let counts = Mutex<[String: Int]>([:])
  /// Starts anew with each test of XCTest.
  private static let observer: Observer = {
    let observer = Observer()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  static func next(_ folder: String, _ test: String) -> Int {
    _ = observer
    let run = Test.current.map { "\($0.id) " } ?? ""
    return counts.withLock { counts in
      counts["\(run)\(folder)/\(test)", default: 0] += 1
      return counts["\(run)\(folder)/\(test)", default: 1]
    }
  }

  private final class Observer: NSObject, XCTestObservation, Sendable {
    func testCaseDidFinish(_ testCase: XCTestCase) {
      counts.withLock { $0.removeAll() }
    }
  }
}
