#if !canImport(ObjectiveC)
import Foundation

// Classes have no method tables here, so programs that exchange methods find none to exchange.

/// A method of a class of Objective-C.
public typealias Method = OpaquePointer

/// The code of a method of Objective-C.
public typealias IMP = OpaquePointer

/// Returns `nil`: classes have no method tables here.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns `nil`: classes have no method tables here.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns `nil`: classes have no method tables here.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Does nothing, and returns false.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP?,
  _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Does nothing, and returns `nil`.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP?,
  _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Whether objects of a class have a method that Objective-C can call.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool { false }

/// Does nothing, because there are no methods to exchange.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Returns the method's code, which cannot be called.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Does nothing, and returns the implementation.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// Returns `nil`: the types are not known.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns the address of an object, which cannot be called.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  IMP(Unmanaged.passUnretained(block as AnyObject).toOpaque())
}

/// Returns the class of an object.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { type(of: $0 as AnyObject) }
}

/// Does not change the object's class, which is returned.
@discardableResult
public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? {
  object_getClass(object)
}

/// Returns the superclass of a class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// Returns `nil`: no class is created at run time.
public func objc_allocateClassPair(
  _ superclass: AnyClass?,
  _ name: UnsafePointer<CChar>,
  _ extraBytes: Int
) -> AnyClass? { nil }

/// Does nothing: no class is created at run time.
public func objc_registerClassPair(_ cls: AnyClass) {}

/// Does nothing: no class was created at run time.
public func objc_disposeClassPair(_ cls: AnyClass) {}

/// Returns the name of a class with its module, in memory that is never freed.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  let name = (cls.map { String(reflecting: $0) } ?? "nil").utf8CString
  let bytes = UnsafeMutableBufferPointer<CChar>.allocate(capacity: name.count)
  _ = bytes.initialize(from: name)
  return UnsafePointer(bytes.baseAddress ?? UnsafeMutablePointer<CChar>.allocate(capacity: 1))
}

/// Returns the class with a name that the Swift runtime finds.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? {
  NSClassFromString(String(cString: name))
}
#endif
