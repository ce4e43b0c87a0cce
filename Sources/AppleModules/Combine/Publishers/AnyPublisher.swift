/// A publisher whose own type is hidden; operators of this module return it.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (Downstream<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { downstream in
      let observer = publisher.observe(downstream.send, completion: downstream.send(completion:))
      downstream.onCancel { observer.cancel() }
    }
  }

  /// Creates a publisher of a closure that is called for each subscriber.
  init(_ attach: @escaping (Downstream<Output, Failure>) -> Void) { self.attach = attach }

  /// Starts to send values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let downstream = Downstream<Output, Failure>(
      value: { _ = subscriber.receive($0) },
      completion: { subscriber.receive(completion: $0) }
    )
    let link = Link(start: { attach(downstream) }, end: { downstream.cancel() })
    subscriber.receive(subscription: link)
  }
}

/// The subscriber of an operator, which hears nothing after the completion or after it is cancelled.
final class Downstream<Input, Failure: Error> {
  private let value: (Input) -> Void
  private let completion: (Subscribers.Completion<Failure>) -> Void
  /// The closures that end what the operator observes; nil when it is done.
  private let cancellers = Locked<[() -> Void]?>([])
  var isDone: Bool { cancellers.withLock { $0 == nil } }

  init(
    value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.completion = completion
  }

  func send(_ input: Input) { if !isDone { value(input) } }

  func send(completion: Subscribers.Completion<Failure>) {
    if end() { self.completion(completion) }
  }

  func cancel() { _ = end() }

  /// Adds a closure that ends what the operator observes.
  func onCancel(_ canceller: @escaping () -> Void) {
    let isTooLate = cancellers.withLock { all in
      all?.append(canceller)
      return all == nil
    }
    if isTooLate { canceller() }
  }

  /// Whether this call ended it.
  private func end() -> Bool {
    guard let all = cancellers.replace(with: nil) else { return false }
    for cancel in all { cancel() }
    return true
  }
}

extension Publisher {
  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// A publisher that passes values on as a closure wants.
  func passing<Result>(
    _ pass: @escaping (Output, Downstream<Result, Failure>) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { downstream in
      let observer = observe({ pass($0, downstream) }, completion: downstream.send(completion:))
      downstream.onCancel { observer.cancel() }
    }
  }
}
