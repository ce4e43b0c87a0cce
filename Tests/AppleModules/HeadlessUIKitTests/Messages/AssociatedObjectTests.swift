import Foundation
import Testing

@testable import HeadlessUIKit

private final class Value {}

@Suite("Values attached to objects")
struct AssociatedObjectTests {
  private let anchor = Value()
  private var key: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(anchor).toOpaque())
  }

  @Test("A value is found by its key until it is removed", arguments: [true, false])
  func values(isView: Bool) {
    let owner: AnyObject = isView ? UIView() : NSObject()
    objc_setAssociatedObject(owner, key, "value", .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(owner, key) as? String == "value")
    #expect(objc_getAssociatedObject(UIView(), key) == nil)
    objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(owner, key) == nil)
  }

  @Test func `The value of a view is released with it, and an assigned one is not retained`() {
    weak var value: Value?
    do {
      let view = UIView()
      let held = Value()
      value = held
      objc_setAssociatedObject(view, key, held, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(view, key) as? Value === held)
    }
    #expect(value == nil)
    let view = UIView()
    objc_setAssociatedObject(view, key, Value(), .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, key) == nil)
  }
}
