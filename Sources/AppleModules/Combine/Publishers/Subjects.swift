/// The subscribers of a subject, in their order.
struct Audience<Output, Failure: Error> {
  private var members: [(key: Int, downstream: Downstream<Output, Failure>)] = []
  private var count = 0
  private(set) var completion: Subscribers.Completion<Failure>?

  /// Adds a subscriber under a key, unless the completion has been sent.
  mutating func enter(
    _ downstream: Downstream<Output, Failure>
  ) -> (key: Int, completion: Subscribers.Completion<Failure>?) {
    count += 1
    if completion == nil { members.append((count, downstream)) }
    return (count, completion)
  }

  mutating func remove(_ key: Int) { members.removeAll { $0.key == key } }

  /// The subscribers at the moment; one that is added meanwhile does not hear the value.
  var current: [Downstream<Output, Failure>] { completion == nil ? members.map(\.downstream) : [] }

  mutating func finish(
    _ completion: Subscribers.Completion<Failure>
  ) -> [Downstream<Output, Failure>] {
    let all = current
    if self.completion == nil { self.completion = completion }
    members = []
    return all
  }
}

/// A subject that passes values on.
///
/// Any thread may send; a subscriber receives one value after another.
public final class PassthroughSubject<Output, Failure: Error>: Subject, Sendable {
  private let audience = Locked(Audience<Output, Failure>())

  /// Creates a subject.
  public init() {}

  /// Sends a value.
  public func send(_ value: Output) {
    for member in audience.withLock({ $0.current }) { member.send(value) }
  }

  /// Sends the completion.
  public func send(completion: Subscribers.Completion<Failure>) {
    for member in audience.withLock({ $0.finish(completion) }) {
      member.send(completion: completion)
    }
  }

  /// Starts to send values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] downstream in
      let entry = audience.withLock { $0.enter(downstream) }
      if let completion = entry.completion { return downstream.send(completion: completion) }
      downstream.onCancel { [weak self] in self?.audience.withLock { $0.remove(entry.key) } }
    }
    .receive(subscriber: subscriber)
  }
}

/// A subject with a value, which each subscriber receives first.
///
/// Any thread may send; a subscriber receives one value after another.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, Sendable {
  private let state: Locked<(audience: Audience<Output, Failure>, value: Output)>

  /// Creates a subject with a value.
  public init(_ value: Output) { state = Locked((Audience(), value)) }

  /// The value; setting it sends it.
  public var value: Output {
    get { state.withLock { $0.value } }
    set { send(newValue) }
  }

  /// Sends a value.
  public func send(_ value: Output) {
    let members = state.withLock { state in
      if state.audience.completion == nil { state.value = value }
      return state.audience.current
    }
    for member in members { member.send(value) }
  }

  /// Sends the completion.
  public func send(completion: Subscribers.Completion<Failure>) {
    let members = state.withLock { $0.audience.finish(completion) }
    for member in members { member.send(completion: completion) }
  }

  /// Starts to send values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] downstream in
      let (entry, value) = state.withLock { ($0.audience.enter(downstream), $0.value) }
      if let completion = entry.completion { return downstream.send(completion: completion) }
      downstream.onCancel { [weak self] in self?.state.withLock { $0.audience.remove(entry.key) } }
      downstream.send(value)
    }
    .receive(subscriber: subscriber)
  }

  /// The value also for those who come after the completion.
  func replayed() -> AnyPublisher<Output, Failure> {
    AnyPublisher { [self] downstream in
      let (completion, value) = state.withLock { ($0.audience.completion, $0.value) }
      if completion != nil { downstream.send(value) }
      let observer = observe(downstream.send, completion: downstream.send(completion:))
      downstream.onCancel { observer.cancel() }
    }
  }
}
