// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Specs see the names of UIKit and XCTest by these modules.
@_exported import UIKit
@_exported import XCTest

public func equal<Value: Equatable>(_ expected: Value?) -> Predicate<Value> {
  Predicate {
    let actual = try $0.evaluate()
    return PredicateResult(
      status: actual == nil || expected == nil
        ? .fail : actual == expected ? .matches : .doesNotMatch,
      message: .expectedTo("equal <\(stringify(expected))>")
    )
  }
}

public func beNil<Value>() -> Predicate<Value> {
  Predicate { PredicateResult(bool: try $0.evaluate() == nil, message: .expectedTo("be nil")) }
}

public func beTrue() -> Predicate<Bool> {
  .value("be true") { $0 }
}

public func beFalse() -> Predicate<Bool> {
  .value("be false") { !$0 }
}

public func beTruthy() -> Predicate<Bool> {
  beTrue()
}

public func beFalsy() -> Predicate<Bool> {
  beFalse()
}

public func beIdenticalTo(_ expected: AnyObject?) -> Predicate<AnyObject> {
  .value("be identical to <\(stringify(expected))>") { $0 === expected }
}

/// Matches the same object, or an equal value where an object of Objective-C would hold it.
public func be(_ expected: Any?) -> Predicate<Any> {
  .value("be identical to <\(stringify(expected))>") { actual in
    if let actual = actual as? AnyHashable, let expected = expected as? AnyHashable {
      return actual == expected
    }
    return actual as AnyObject === expected as AnyObject
  }
}

public func beCloseTo<Value: BinaryFloatingPoint>(
  _ expected: Value,
  within delta: Value = 0.0001
) -> Predicate<Value> {
  .value("be close to <\(expected)> (within \(delta))") { abs($0 - expected) < delta }
}

public func beGreaterThan<Value: Comparable>(_ expected: Value) -> Predicate<Value> {
  .value("be greater than <\(expected)>") { $0 > expected }
}

public func beLessThan<Value: Comparable>(_ expected: Value) -> Predicate<Value> {
  .value("be less than <\(expected)>") { $0 < expected }
}

public func beGreaterThanOrEqualTo<Value: Comparable>(_ expected: Value) -> Predicate<Value> {
  .value("be greater than or equal to <\(expected)>") { $0 >= expected }
}

public func beLessThanOrEqualTo<Value: Comparable>(_ expected: Value) -> Predicate<Value> {
  .value("be less than or equal to <\(expected)>") { $0 <= expected }
}

public func contain(_ parts: [String]) -> Predicate<String> {
  .value("contain \(parts)") { actual in parts.allSatisfy { actual.contains($0) } }
}

public func contain(_ parts: String...) -> Predicate<String> {
  contain(parts)
}

public func contain<Items: Sequence>(_ items: Items.Element...) -> Predicate<Items>
where Items.Element: Equatable {
  .value("contain \(items)") { actual in items.allSatisfy { actual.contains($0) } }
}

public func haveCount<Items: Collection>(_ expected: Int) -> Predicate<Items> {
  .value("have \(expected) elements") { $0.count == expected }
}

public func beEmpty<Items: Collection>() -> Predicate<Items> {
  .value("be empty") { $0.isEmpty }
}

public func beAKindOf<Value>(_ expected: Value.Type) -> Predicate<Any> {
  .value("be a kind of \(expected)") { $0 is Value }
}

public func beAnInstanceOf<Value>(_ expected: Value.Type) -> Predicate<Any> {
  .value("be an instance of \(expected)") { type(of: $0) == expected }
}

/// Never matches, because Swift raises no exceptions; the expression is not evaluated.
public func raiseException<Value>() -> Predicate<Value> {
  Predicate { _ in
    PredicateResult(
      status: .fail,
      message: .fail("raise an exception of Objective-C, which Linux lacks")
    )
  }
}
