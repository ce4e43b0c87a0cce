/// A source of values over time.
///
/// Subscribers of this module take every value: no publisher waits for demand.
public protocol Publisher<Output, Failure> {
  /// The kind of values.
  associatedtype Output
  /// The kind of errors.
  associatedtype Failure: Error

  /// Starts to send values to a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// A receiver of values over time.
public protocol Subscriber<Input, Failure> {
  /// The kind of values.
  associatedtype Input
  /// The kind of errors.
  associatedtype Failure: Error

  /// Called first, with the means to end the subscription.
  func receive(subscription: any Subscription)
  /// Called with each value; the result is not looked at.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Called after the last value.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// An activity that can be ended.
public protocol Cancellable {
  /// Ends the activity.
  func cancel()
}

/// The connection of a subscriber with a publisher.
public protocol Subscription: AnyObject, Cancellable {
  /// Asks for values; publishers of this module send all of them at the first call.
  func request(_ demand: Subscribers.Demand)
}

/// The types around subscribers.
public enum Subscribers {
  /// The end of a sequence of values.
  public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// An error ended the values.
    case failure(Failure)
  }

  /// The number of values that a subscriber asks for.
  public struct Demand: Hashable, Sendable {
    private let count: Int?

    private init(count: Int?) { self.count = count }

    /// All values.
    public static let unlimited = Demand(count: nil)
    /// No value.
    public static let none = Demand(count: 0)
    /// A number of values.
    public static func max(_ value: Int) -> Demand { Demand(count: value) }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

extension Publisher {
  /// Starts to send values to a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Passes all values on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink {
      subject.send(completion: $0)
    } receiveValue: {
      subject.send($0)
    }
  }
}
