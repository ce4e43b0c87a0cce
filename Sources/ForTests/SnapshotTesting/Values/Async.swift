/// A value that comes later, by a callback.
public struct Async<Value> {
  /// Starts the work, and calls back with the value, once.
  public let run: (_ callback: @escaping (Value) -> Void) -> Void

  /// Creates a value from work that calls back.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Creates a value that is there.
  public init(value: Value) {
    run = { $0(value) }
  }

  /// Transforms the value when it arrives.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Async<Other> {
    Async<Other> { callback in run { callback(transform($0)) } }
  }
}
