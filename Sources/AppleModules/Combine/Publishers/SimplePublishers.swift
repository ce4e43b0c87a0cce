/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// The kind of errors.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Starts to send values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    AnyPublisher<Output, Never> { downstream in
      downstream.send(output)
      downstream.send(completion: .finished)
    }
    .receive(subscriber: subscriber)
  }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completes: Bool

  /// Creates a publisher that completes at once, or never.
  public init(completeImmediately: Bool = true) { completes = completeImmediately }

  /// Creates a publisher whose types are given.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) { completes = completeImmediately }

  /// Starts to send values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { if completes { $0.send(completion: .finished) } }
      .receive(subscriber: subscriber)
  }
}

/// A publisher of an error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher of an error.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher of an error whose types are given.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Starts to send values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { $0.send(completion: .failure(error)) }
      .receive(subscriber: subscriber)
  }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The kind of values.
  public typealias Output = DeferredPublisher.Output
  /// The kind of errors.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that a closure makes for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Starts to send values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A publisher of the one result of a closure, which begins at once.
public final class Future<Output, Failure: Error>: Publisher {
  /// The function that receives the result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let result = CurrentValueSubject<Output?, Failure>(nil)

  /// Creates a publisher and calls the closure.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [result] in
      switch $0 {
      case .success(let output):
        result.send(output)
        result.send(completion: .finished)
      case .failure(let error): result.send(completion: .failure(error))
      }
    }
  }

  /// Starts to send values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    result.replayed().compactMap { $0 }.receive(subscriber: subscriber)
  }
}

extension Result {
  /// A publisher of the result.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { downstream in
      switch self {
      case .success(let value):
        downstream.send(value)
        downstream.send(completion: .finished)
      case .failure(let error): downstream.send(completion: .failure(error))
      }
    }
  }
}
