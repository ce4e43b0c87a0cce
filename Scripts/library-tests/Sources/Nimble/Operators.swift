// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public func == <Value: Equatable>(expectation: Expectation<Value>, expected: Value?) {
  if let expected { expectation.to(equal(expected)) } else { expectation.to(beNil()) }
}

/// Matches any value of a function without a result, as Nimble's operator for `Void` does.
public func == (expectation: Expectation<Void>, expected: Void) {
  expectation.toNot(beNil())
}

public func != <Value: Equatable>(expectation: Expectation<Value>, expected: Value?) {
  if let expected { expectation.toNot(equal(expected)) } else { expectation.toNot(beNil()) }
}

public func === (expectation: Expectation<AnyObject>, expected: AnyObject?) {
  expectation.to(beIdenticalTo(expected))
}

public func !== (expectation: Expectation<AnyObject>, expected: AnyObject?) {
  expectation.toNot(beIdenticalTo(expected))
}

public func > <Value: Comparable>(expectation: Expectation<Value>, expected: Value) {
  expectation.to(beGreaterThan(expected))
}

public func >= <Value: Comparable>(expectation: Expectation<Value>, expected: Value) {
  expectation.to(beGreaterThanOrEqualTo(expected))
}

public func < <Value: Comparable>(expectation: Expectation<Value>, expected: Value) {
  expectation.to(beLessThan(expected))
}

public func <= <Value: Comparable>(expectation: Expectation<Value>, expected: Value) {
  expectation.to(beLessThanOrEqualTo(expected))
}
