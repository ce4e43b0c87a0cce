public import XCTest

extension XCTestCase {
  /// Returns whether the test is of a class or of one below it, as objects of Objective-C answer.
  ///
  /// On Apple's systems a test is such an object; XCTest's class on Linux is not.
  public func isKind(of aClass: AnyClass) -> Bool {
    var own: AnyClass? = type(of: self)
    while let current = own {
      if current == aClass { return true }
      own = _getSuperclass(current)
    }
    return false
  }
}
