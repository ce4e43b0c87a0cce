import ScreenTesting
import XCTest

/// The same calls in a test of XCTest, which hears of faults as failures.
final class LargerTextXCTests: XCTestCase {
  /// The failures of the test; nil while they count as such.
  private var heard: [String]?

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    guard heard != nil else {
      super.recordFailure(
        withDescription: description,
        inFile: filePath,
        atLine: lineNumber,
        expected: expected
      )
      return
    }
    heard?.append("\(lineNumber): \(description)")
  }

  func testFindingsAreFailuresAtTheLineOfTheCall() {
    heard = []
    let line = #line + 1
    expectLargerText("Title", in: ScreenSettings(devices: ["iPhone 16"])) {
      titled("Good morning", follows: false)
    }
    let failures = heard ?? []
    heard = nil
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.hasPrefix("\(line): ") == true, "\(failures)")
    XCTAssertTrue(failures.first?.contains("does not grow") == true, "\(failures)")
  }

  func testAScreenThatFollowsPasses() {
    expectLargerText("Title", in: ScreenSettings(devices: ["iPhone 16"])) {
      titled("Good morning", follows: true)
    }
  }
}
