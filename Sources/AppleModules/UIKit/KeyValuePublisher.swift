#if !canImport(ObjectiveC)
public import Combine
public import Foundation
public import HeadlessUIKit

extension NSObjectProtocol where Self: NSObject {
  /// Returns a publisher of the values of a property.
  ///
  /// Values are sent when `observe(_:options:changeHandler:)` would call its closure.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: Whether the present value is sent to each subscriber.
  /// - Returns: The publisher, which never completes.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    Deferred { [weak self] in
      let values = PassthroughSubject<Value, Never>()
      let observation = self?.observe(keyPath, options: options.subtracting(.initial)) {
        object,
        _ in
        values.send(object[keyPath: keyPath])
      }
      let published = values.handleEvents(receiveCancel: { observation?.invalidate() })
      guard options.contains(.initial), let self else { return published }
      return published.prepend(self[keyPath: keyPath])
    }
    .eraseToAnyPublisher()
  }
}
#endif
