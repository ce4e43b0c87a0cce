/// A subscription of this module: it lasts until it is cancelled or completed.
///
/// `@unchecked Sendable`: as with Combine's, a publisher sends its values one after another.
final class Link: Subscription, @unchecked Sendable {
  private(set) var isActive = true
  private var start: (() -> Void)?
  private var end: (() -> Void)?

  /// Creates a subscription.
  ///
  /// - Parameters:
  ///   - start: Called at the first demand.
  ///   - end: Called when it is cancelled.
  init(start: (() -> Void)? = nil, end: (() -> Void)? = nil) {
    self.start = start
    self.end = end
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand != .none else { return }
    let start = start
    self.start = nil
    start?()
  }

  func cancel() {
    isActive = false
    start = nil
    let end = end
    self.end = nil
    end?()
  }

  /// Ends the subscription after the last value.
  func complete() {
    isActive = false
    end = nil
  }
}

/// A subscriber of closures, which operators put between a publisher and its subscriber.
final class Observer<Input, Failure: Error>: Subscriber {
  private let value: (Input) -> Void
  private let completion: (Subscribers.Completion<Failure>) -> Void
  private var subscription: (any Subscription)?
  private var isDone = false

  init(
    value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.completion = completion
  }

  func receive(subscription: any Subscription) {
    if isDone { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isDone { value(input) }
    return .unlimited
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !isDone else { return }
    isDone = true
    subscription = nil
    self.completion(completion)
  }

  func cancel() {
    isDone = true
    let subscription = subscription
    self.subscription = nil
    subscription?.cancel()
  }
}

extension Publisher {
  /// Observes all values until the result is cancelled.
  func observe(
    _ value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> Observer<Output, Failure> {
    let observer = Observer<Output, Failure>(value: value, completion: completion)
    receive(subscriber: observer)
    return observer
  }
}
