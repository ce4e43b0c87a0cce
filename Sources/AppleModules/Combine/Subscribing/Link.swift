import Foundation

/// A subscription of this module: it lasts until it is cancelled or completed.
final class Link: Subscription, Sendable {
  private let start: Locked<(() -> Void)?>
  private let end: Locked<(() -> Void)?>

  /// Creates a subscription.
  ///
  /// - Parameters:
  ///   - start: Called at the first demand.
  ///   - end: Called when it is cancelled.
  init(start: (() -> Void)? = nil, end: (() -> Void)? = nil) {
    self.start = Locked(start)
    self.end = Locked(end)
  }

  func request(_ demand: Subscribers.Demand) {
    if demand != .none { start.replace(with: nil)?() }
  }

  func cancel() {
    _ = start.replace(with: nil)
    end.replace(with: nil)?()
  }
}

/// A subscriber of closures, which operators put between a publisher and its subscriber.
///
/// Values of several threads are passed on one after another, so that an operator's state has one user.
final class Observer<Input, Failure: Error>: Subscriber {
  private let delivery = NSRecursiveLock()
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
    let isTooLate = delivery.withLock {
      if !isDone { self.subscription = subscription }
      return isDone
    }
    if isTooLate { subscription.cancel() } else { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    delivery.withLock { if !isDone { value(input) } }
    return .unlimited
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    delivery.withLock {
      guard !isDone else { return }
      isDone = true
      subscription = nil
      self.completion(completion)
    }
  }

  func cancel() {
    let subscription = delivery.withLock {
      isDone = true
      defer { self.subscription = nil }
      return self.subscription
    }
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
