extension Publisher {
  /// Calls closures with the values and the completion, until the result is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let observer = observe(receiveValue, completion: receiveCompletion)
    return AnyCancellable { observer.cancel() }
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with the values, until the result is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value; the object is held.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}
