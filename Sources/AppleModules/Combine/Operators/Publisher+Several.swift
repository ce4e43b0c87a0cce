extension Publisher {
  /// Passes on the values of a publisher for each value, all of them together.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    inner(transform, replacesOlder: false)
  }

  /// Passes on the values of the same publisher's publishers, of the latest only.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { inner({ $0 }, replacesOlder: true) }

  private func inner<P: Publisher>(
    _ transform: @escaping (Output) -> P,
    replacesOlder: Bool
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { downstream in
      var open = 1
      var latest: Observer<P.Output, Failure>?
      func end(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion { return downstream.send(completion: completion) }
        if open == 0 { downstream.send(completion: .finished) }
      }
      let observer = observe { value in
        if replacesOlder, let older = latest {
          older.cancel()
          open = 1
        }
        open += 1
        let next = transform(value).observe(downstream.send, completion: end)
        latest = next
        downstream.onCancel { next.cancel() }
      } completion: {
        end($0)
      }
      downstream.onCancel { observer.cancel() }
    }
  }

  /// Passes on the values of both publishers.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
      .eraseToAnyPublisher()
  }

  /// Passes on the latest values of both publishers, when either sends one.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).eraseToAnyPublisher()
  }

  /// Passes on a result of the latest values of both publishers.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Passes on the latest values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P,
    _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, second, third).eraseToAnyPublisher()
  }

  /// Passes on pairs of values, each value once.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure { Publishers.Zip(self, other).eraseToAnyPublisher() }

  /// One subscription for all subscribers.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var connection: AnyCancellable?
    var count = 0
    return AnyPublisher { downstream in
      let observer = subject.observe(downstream.send, completion: downstream.send(completion:))
      count += 1
      downstream.onCancel {
        observer.cancel()
        count -= 1
        if count == 0 { connection = nil }
      }
      if connection == nil { connection = subscribe(subject) }
    }
  }

  /// Calls closures on the way.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      receiveSubscription?(Link())
      var isComplete = false
      let observer = observe { value in
        receiveOutput?(value)
        downstream.send(value)
      } completion: { completion in
        isComplete = true
        receiveCompletion?(completion)
        downstream.send(completion: completion)
      }
      downstream.onCancel {
        if !isComplete { receiveCancel?() }
        observer.cancel()
      }
    }
  }

  /// Passes values on; nothing is printed here.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}
