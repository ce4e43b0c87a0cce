extension Publishers {
  /// The elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The kind of values.
    public typealias Output = Elements.Element
    /// The sequence.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Starts to send elements to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { downstream in
        for element in sequence where !downstream.isDone { downstream.send(element) }
        downstream.send(completion: .finished)
      }
      .receive(subscriber: subscriber)
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
