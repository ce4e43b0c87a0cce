// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import XCTest

/// A class of examples, which its `spec()` declares.
open class QuickSpec: XCTestCase {
  open func spec() {}

  open class func spec() {}
}

/// A test that runs the examples of a spec, and prints each as XCTest prints a test.
///
/// A line of the file that `EXAMPLES_LEFT_OUT` names is an example that is not run.
open class QuickExamples: XCTestCase {
  private var failures = 0

  public func run(_ type: QuickSpec.Type) {
    let spec = type.init(name: "spec", testClosure: { _ in })
    let examples = ExampleGroup.collect {
      type.spec()
      spec.spec()
    }
    let leftOut = ProcessInfo.processInfo.environment["EXAMPLES_LEFT_OUT"]
      .flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }.map {
        Set($0.split(separator: "\n").map(String.init))
      }
    for example in examples {
      let name = "\(type).\(example.name)".replacing("'", with: "’").replacing("\n", with: " ")
      if leftOut?.contains(name) != true { run(example, as: name) }
    }
  }

  private func run(_ example: Example, as name: String) {
    failures = 0
    print("Test Case '\(name)' started")
    fflush(nil)
    do {
      try example.run()
    } catch {
      XCTFail("\(error)")
    }
    print("Test Case '\(name)' \(failures == 0 ? "passed" : "failed")")
  }

  override open func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    failures += 1
    super.recordFailure(
      withDescription: description,
      inFile: filePath,
      atLine: lineNumber,
      expected: expected
    )
  }
}
