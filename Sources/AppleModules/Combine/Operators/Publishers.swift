/// The publishers of several others that programs name.
///
/// Other operators return an ``AnyPublisher``.
public enum Publishers {
  /// The values of many publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The kind of values.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of others.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher of the values of others.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Starts to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { [publishers] downstream in
        var open = publishers.count
        if open == 0 { downstream.send(completion: .finished) }
        for publisher in publishers {
          let observer = publisher.observe(downstream.send) { completion in
            open -= 1
            if case .failure = completion { downstream.send(completion: completion) }
            if open == 0 { downstream.send(completion: .finished) }
          }
          downstream.onCancel { observer.cancel() }
        }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// The values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The kind of values.
    public typealias Output = A.Output
    /// The kind of errors.
    public typealias Failure = A.Failure
    private let all: MergeMany<AnyPublisher<Output, Failure>>

    /// Creates a publisher of the values of two others.
    public init(_ a: A, _ b: B) {
      all = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
    }

    /// Starts to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
  }

  /// The latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The kind of values.
    public typealias Output = (A.Output, B.Output)
    /// The kind of errors.
    public typealias Failure = A.Failure
    private let a: A
    private let b: B

    /// Creates a publisher of the latest values of two others.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Starts to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { [a, b] downstream in
        var (first, second): (A.Output?, B.Output?) = (nil, nil)
        let end = Pair.completion(downstream)
        func send() {
          if let first, let second { downstream.send((first, second)) }
        }
        Pair.observe(a, downstream, end) {
          first = $0
          send()
        }
        Pair.observe(b, downstream, end) {
          second = $0
          send()
        }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// The latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The kind of values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The kind of errors.
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    /// Creates a publisher of the latest values of three others.
    public init(_ a: A, _ b: B, _ c: C) {
      all = CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c)
        .map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Starts to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
  }

  /// Pairs of values of two publishers.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The kind of values.
    public typealias Output = (A.Output, B.Output)
    /// The kind of errors.
    public typealias Failure = A.Failure
    private let a: A
    private let b: B

    /// Creates a publisher of pairs of values of two others.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Starts to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { [a, b] downstream in
        var (first, second): ([A.Output], [B.Output]) = ([], [])
        var (isFirstDone, isSecondDone) = (false, false)
        func step() {
          while !first.isEmpty, !second.isEmpty {
            downstream.send((first.removeFirst(), second.removeFirst()))
          }
          if isFirstDone && first.isEmpty || isSecondDone && second.isEmpty {
            downstream.send(completion: .finished)
          }
        }
        func end(_ completion: Subscribers.Completion<Failure>, _ mark: () -> Void) {
          if case .failure = completion { return downstream.send(completion: completion) }
          mark()
          step()
        }
        Pair.observe(a, downstream, { end($0) { isFirstDone = true } }) {
          first.append($0)
          step()
        }
        Pair.observe(b, downstream, { end($0) { isSecondDone = true } }) {
          second.append($0)
          step()
        }
      }
      .receive(subscriber: subscriber)
    }
  }
}

/// The parts that publishers with two sources share.
private enum Pair {
  /// A function that completes with the second of two publishers, or with an error.
  static func completion<Output, Failure>(
    _ downstream: Downstream<Output, Failure>
  ) -> (Subscribers.Completion<Failure>) -> Void {
    var open = 2
    return { completion in
      open -= 1
      if case .failure = completion { downstream.send(completion: completion) }
      if open == 0 { downstream.send(completion: .finished) }
    }
  }

  static func observe<P: Publisher, Output>(
    _ publisher: P,
    _ downstream: Downstream<Output, P.Failure>,
    _ end: @escaping (Subscribers.Completion<P.Failure>) -> Void,
    _ value: @escaping (P.Output) -> Void
  ) {
    let observer = publisher.observe(value, completion: end)
    downstream.onCancel { observer.cancel() }
  }
}
