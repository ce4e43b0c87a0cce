// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import XCTest

/// An expression that a matcher evaluates.
public struct Expression<Value> {
  let closure: () throws -> Value?

  public func evaluate() throws -> Value? {
    try closure()
  }
}

/// A value, and what is expected of it.
public struct Expectation<Value> {
  let expression: Expression<Value>
  let file: StaticString
  let line: UInt

  public func to(_ predicate: Predicate<Value>, description: String? = nil) {
    verify(predicate, true)
  }

  public func toNot(_ predicate: Predicate<Value>, description: String? = nil) {
    verify(predicate, false)
  }

  public func notTo(_ predicate: Predicate<Value>, description: String? = nil) {
    verify(predicate, false)
  }

  /// Runs the main loop until the predicate matches, for a second at most.
  public func toEventually(_ predicate: Predicate<Value>, description: String? = nil) {
    let end = Date(timeIntervalSinceNow: 1)
    while Date() < end, (try? predicate.matches(expression).status) != .matches {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    }
    verify(predicate, true)
  }

  private func verify(_ predicate: Predicate<Value>, _ isExpected: Bool) {
    do {
      let result = try predicate.matches(expression)
      if result.status != (isExpected ? .matches : .doesNotMatch) {
        let actual = stringify(try expression.evaluate())
        XCTFail(
          "expected \(isExpected ? "" : "not ")to \(result.message.text), got <\(actual)>",
          file: file,
          line: line
        )
      }
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
  }
}

public func expect<Value>(
  file: StaticString = #filePath,
  line: UInt = #line,
  _ expression: @autoclosure @escaping () throws -> Value?
) -> Expectation<Value> {
  Expectation(expression: Expression(closure: expression), file: file, line: line)
}

public func expect<Value>(
  file: StaticString = #filePath,
  line: UInt = #line,
  _ expression: @escaping () throws -> Value?
) -> Expectation<Value> {
  Expectation(expression: Expression(closure: expression), file: file, line: line)
}

public func fail(_ message: String = "failed", file: StaticString = #filePath, line: UInt = #line) {
  XCTFail(message, file: file, line: line)
}

public func stringify<Value>(_ value: Value?) -> String {
  value.map { String(describing: $0) } ?? "nil"
}

public func stringify<Value>(_ value: Value) -> String {
  String(describing: value)
}
