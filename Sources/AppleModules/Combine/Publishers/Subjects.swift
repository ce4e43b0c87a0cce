/// The subscribers of a subject, in their order.
struct Audience<Output, Failure: Error> {
  private var members: [(key: Int, downstream: Downstream<Output, Failure>)] = []
  private var count = 0
  private(set) var completion: Subscribers.Completion<Failure>?

  mutating func add(_ downstream: Downstream<Output, Failure>) -> Int {
    count += 1
    members.append((count, downstream))
    return count
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
/// `@unchecked Sendable`: as with Combine's, a program sends its values one after another.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private var audience = Audience<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Sends a value.
  public func send(_ value: Output) { for member in audience.current { member.send(value) } }

  /// Sends the completion.
  public func send(completion: Subscribers.Completion<Failure>) {
    for member in audience.finish(completion) { member.send(completion: completion) }
  }

  /// Starts to send values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] downstream in
      if let completion = audience.completion { return downstream.send(completion: completion) }
      let key = audience.add(downstream)
      downstream.onCancel { [weak self] in self?.audience.remove(key) }
    }
    .receive(subscriber: subscriber)
  }
}

/// A subject with a value, which each subscriber receives first.
///
/// `@unchecked Sendable`: as with Combine's, a program sends its values one after another.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private var audience = Audience<Output, Failure>()
  private var stored: Output

  /// Creates a subject with a value.
  public init(_ value: Output) { stored = value }

  /// The value; setting it sends it.
  public var value: Output {
    get { stored }
    set { send(newValue) }
  }

  /// Sends a value.
  public func send(_ value: Output) {
    guard audience.completion == nil else { return }
    stored = value
    for member in audience.current { member.send(value) }
  }

  /// Sends the completion.
  public func send(completion: Subscribers.Completion<Failure>) {
    for member in audience.finish(completion) { member.send(completion: completion) }
  }

  /// Starts to send values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] downstream in
      if let completion = audience.completion { return downstream.send(completion: completion) }
      let key = audience.add(downstream)
      downstream.onCancel { [weak self] in self?.audience.remove(key) }
      downstream.send(stored)
    }
    .receive(subscriber: subscriber)
  }

  /// The value also for those who come after the completion.
  func replayed() -> AnyPublisher<Output, Failure> {
    AnyPublisher { [self] downstream in
      if audience.completion != nil { downstream.send(stored) }
      let observer = observe(downstream.send, completion: downstream.send(completion:))
      downstream.onCancel { observer.cancel() }
    }
  }
}
