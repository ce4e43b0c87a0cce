public import Foundation

/// A publisher that waits until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts to send values.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that is connected by its first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that connects another one at its first subscriber.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The kind of values.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream
    private let isConnected = Locked(false)
    private let connection = Locked<(any Cancellable)?>(nil)

    init(upstream: Upstream) { self.upstream = upstream }

    /// Starts to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber)
      if !isConnected.replace(with: true) { _ = connection.replace(with: upstream.connect()) }
    }
  }
}

extension Publishers.Autoconnect: Sendable where Upstream: Sendable {}

extension Timer {
  /// A publisher of the moments at which a timer fires.
  ///
  /// Time does not pass for a screen that stands still, so the timer never fires here.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two moments.
  ///   - tolerance: The seconds by which a moment may be late.
  ///   - runLoop: The run loop of the timer.
  ///   - mode: The mode of the run loop.
  /// - Returns: The publisher.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// A publisher of the moments at which a timer fires; none fires on a screen that stands still.
  ///
  /// `@unchecked Sendable`: its properties are constants. The run loop is no sendable type, and nothing here uses
  /// it: a client that asks for it gets the loop that it gave.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The moments.
    public typealias Output = Date
    /// A timer does not fail.
    public typealias Failure = Never

    /// The seconds between two moments.
    public let interval: TimeInterval
    /// The seconds by which a moment may be late.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode

    /// Creates a publisher.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Registers a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subscriber.receive(subscription: Link()) }

    /// Starts the timer.
    public func connect() -> any Cancellable { AnyCancellable {} }
  }
}
