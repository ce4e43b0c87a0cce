extension Publisher {
  /// Changes each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    passing { $1.send(transform($0)) }
  }

  /// Takes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Takes the property of each value in two key paths.
  public func map<A, B>(
    _ first: KeyPath<Output, A>,
    _ second: KeyPath<Output, B>
  ) -> AnyPublisher<(A, B), Failure> { map { ($0[keyPath: first], $0[keyPath: second]) } }

  /// Changes each value, and leaves those out for which there is none.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    passing { value, downstream in transform(value).map(downstream.send) }
  }

  /// Passes on the values that a test accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { value, downstream in if isIncluded(value) { downstream.send(value) } }
  }

  /// Replaces missing values.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Leaves a value out that is equal to the one before in the eyes of a test.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    stateful(nil as Output?) { last, value, downstream in
      let isSame = last.map { predicate($0, value) } ?? false
      last = value
      if !isSame { downstream.send(value) }
    }
  }

  /// Passes on a result of each value and the result before.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    stateful(initialResult) { result, value, downstream in
      result = nextPartialResult(result, value)
      downstream.send(result)
    }
  }

  /// Leaves the first values out.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    stateful(count) { left, value, downstream in
      if left > 0 { left -= 1 } else { downstream.send(value) }
    }
  }

  /// Leaves values out as long as a test accepts them.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    stateful(true) { drops, value, downstream in
      drops = drops && predicate(value)
      if !drops { downstream.send(value) }
    }
  }

  /// Passes on the first values, and completes.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    if maxLength == 0 { return Empty().eraseToAnyPublisher() }
    return stateful(maxLength) { left, value, downstream in
      left -= 1
      downstream.send(value)
      if left == 0 { downstream.send(completion: .finished) }
    }
  }

  /// Passes on the first value, and completes.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Passes on the first value that a test accepts, and completes.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).first() }

  /// Passes on no value.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { passing { _, _ in } }

  /// Collects all values into one list, which is sent with the completion.
  public func collect() -> AnyPublisher<[Output], Failure> {
    atEnd([]) { $0.append($1) }
  }

  /// Combines all values into one, which is sent with the completion.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    atEnd(initialResult) { $0 = nextPartialResult($0, $1) }
  }

  /// Passes on the last value, with the completion.
  public func last() -> AnyPublisher<Output, Failure> {
    atEnd(nil as Output?) { $0 = $1 }.compactMap { $0 }
  }

  /// Sends values before those of the publisher.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      for element in elements { downstream.send(element) }
      let observer = observe(downstream.send, completion: downstream.send(completion:))
      downstream.onCancel { observer.cancel() }
    }
  }

  /// Sends values after those of the publisher.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let observer = observe(downstream.send) { completion in
        if case .finished = completion { for element in elements { downstream.send(element) } }
        downstream.send(completion: completion)
      }
      downstream.onCancel { observer.cancel() }
    }
  }

  /// A publisher with a state of its own for each subscriber.
  private func stateful<State, Result>(
    _ initial: State,
    _ pass: @escaping (inout State, Output, Downstream<Result, Failure>) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { downstream in
      var state = initial
      let observer = observe(
        { pass(&state, $0, downstream) },
        completion: downstream.send(completion:)
      )
      downstream.onCancel { observer.cancel() }
    }
  }

  /// A publisher of one result, which is sent when the values end.
  private func atEnd<State>(
    _ initial: State,
    _ add: @escaping (inout State, Output) -> Void
  ) -> AnyPublisher<State, Failure> {
    AnyPublisher { downstream in
      var state = initial
      let observer = observe {
        add(&state, $0)
      } completion: { completion in
        if case .finished = completion { downstream.send(state) }
        downstream.send(completion: completion)
      }
      downstream.onCancel { observer.cancel() }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves a value out that is equal to the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
