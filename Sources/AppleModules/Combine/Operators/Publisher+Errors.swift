extension Publisher {
  /// Changes each value; an error ends the values.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { downstream in
      let observer = observe { value in
        do { downstream.send(try transform(value)) } catch {
          downstream.send(completion: .failure(error))
        }
      } completion: {
        downstream.send(completion: $0.mapped { $0 })
      }
      downstream.onCancel { observer.cancel() }
    }
  }

  /// Changes the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    AnyPublisher { downstream in
      let observer = observe(downstream.send) {
        downstream.send(completion: $0.mapped(transform))
      }
      downstream.onCancel { observer.cancel() }
    }
  }

  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { downstream in
      let observer = observe(downstream.send) { completion in
        switch completion {
        case .finished: downstream.send(completion: .finished)
        case .failure(let error):
          let next = handler(error)
            .observe(downstream.send, completion: downstream.send(completion:))
          downstream.onCancel { next.cancel() }
        }
      }
      downstream.onCancel { observer.cancel() }
    }
  }

  /// Sends a value in place of an error, and completes.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(output) }
  }

  /// Subscribes again after an error, a number of times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    if retries == 0 { return eraseToAnyPublisher() }
    return `catch` { _ in retry(retries - 1) }
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher without errors a type of errors.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { downstream in
      let observer = observe(downstream.send) { _ in downstream.send(completion: .finished) }
      downstream.onCancel { observer.cancel() }
    }
  }
}

extension Subscribers.Completion {
  /// The completion with another error.
  func mapped<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
