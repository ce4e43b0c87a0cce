#if !canImport(ObjectiveC)
public import Foundation

extension NSObject {
  /// The name of the class with its module.
  public static func description() -> String { String(reflecting: self) }

  /// Cancels the pending calls of an object's methods.
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessages.cancel(target as AnyObject) { _ in true }
  }

  /// Cancels the pending calls of a method of an object.
  public static func cancelPreviousPerformRequests(
    withTarget target: Any,
    selector: Selector,
    object: Any?
  ) {
    DelayedMessages.cancel(target as AnyObject) { $0 == selector }
  }
}

// Programs override these members in subclasses, which they could not do with members of an extension.
extension NSObjectProtocol {
  /// Whether the object has a method of a name.
  public func responds(to selector: Selector!) -> Bool {
    ObjectiveCMethods.method(named: selector.description, of: self) != nil
  }

  /// Calls a method by name; an unknown name is ignored.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    Self.unmanaged(selector.perform(on: self, with: []))
  }

  /// Calls a method by name with one argument; an unknown name is ignored.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Self.unmanaged(selector.perform(on: self, with: [object]))
  }

  /// Calls a method by name with two arguments; an unknown name is ignored.
  @discardableResult
  public func perform(
    _ selector: Selector!,
    with first: Any!,
    with second: Any!
  ) -> Unmanaged<AnyObject>! {
    Self.unmanaged(selector.perform(on: self, with: [first, second]))
  }

  /// Another object that has the method; it is not called here.
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }

  /// Calls a method by name after a delay, in the run loop of the current thread.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.add(self, selector, object, after: delay)
  }

  /// Returns the value of a property by name; `nil` for an unknown name.
  public func value(forKey key: String) -> Any? {
    Selector(key).perform(on: self, with: []) ?? nil
  }

  /// Sets a property by name; an unknown name is ignored.
  public func setValue(_ value: Any?, forKey key: String) {
    let setter = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
    _ = Selector(setter).perform(on: self, with: [value])
  }

  /// Returns the value at a path of property names that are separated by periods.
  public func value(forKeyPath path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { object, key in
      (object as? any KeyedValues)?.value(forKey: String(key))
        ?? (object as? NSObject)?.value(forKey: String(key))
    }
  }

  /// Sets the value at a path of property names that are separated by periods.
  public func setValue(_ value: Any?, forKeyPath path: String) {
    guard let dot = path.lastIndex(of: ".") else { return setValue(value, forKey: path) }
    let owner = self.value(forKeyPath: String(path[..<dot])) as? NSObject
    owner?.setValue(value, forKey: String(path[path.index(after: dot)...]))
  }

  /// Returns the value for an unknown name, always `nil`.
  public func value(forUndefinedKey key: String) -> Any? { nil }

  /// Called with an unknown name; does nothing.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {}

  /// Called after the object was loaded from a document; documents call it for responders.
  public func awakeFromNib() {}

  /// Called when Interface Builder shows the object, which does not happen here.
  public func prepareForInterfaceBuilder() {}

  /// Called when an observed value has changed; responders observe values of views.
  public func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// A result for a caller that does not own it.
  ///
  /// There are no autorelease pools: the box of a result that is not an object is never deallocated.
  private static func unmanaged(_ result: Any??) -> Unmanaged<AnyObject>? {
    guard let value = result ?? nil else { return nil }
    let object = value as AnyObject
    return type(of: value) is AnyClass ? .passUnretained(object) : .passRetained(object)
  }
}

/// Runs a function; there are no autorelease pools.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
#endif
