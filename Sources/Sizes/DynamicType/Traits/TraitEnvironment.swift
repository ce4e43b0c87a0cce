#if !hasFeature(Embedded)

import Synchronization

/// An object whose traits change, such as an application or a window, with its observers.
///
/// Changes can be observed in the three ways of UIKit: as a notification, as a callback with the
/// previous traits, and as an asynchronous sequence.
///
/// ```swift
/// TraitEnvironment.application.update { $0.preferredContentSizeCategory = .extraLarge }
/// ```
///
/// Every observer that is registered when a change is made receives that change once, in the order
/// of the changes, and the previous traits of one change are the current traits of the one before.
/// Handlers run on the task or thread that made a change, one at a time, and without a lock held,
/// so a handler may change traits itself: that change is delivered after the present one. While one
/// caller delivers, a change made elsewhere is handed to it, and that update returns before its
/// change has been delivered.
public final class TraitEnvironment: Sendable {
  private let state: Mutex<State>

  /// Creates an environment with the given traits.
  public init(_ traits: TraitCollection = TraitCollection()) {
    state = Mutex(State(traits: traits))
  }

  /// The environment of the application, which scaling follows where it is given no traits.
  ///
  /// Tests and servers give each task one of its own with ``performAsApplication(_:)``.
  public static var application: TraitEnvironment { ScreenContext.current.application }

  /// The environment of the application of a program that sets none.
  static let ofProgram = TraitEnvironment(.fallback)

  /// Runs a closure in which this environment is the ``application``; child tasks inherit it.
  public func performAsApplication<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try ScreenContext.with(\.application, self).perform(operation)
  }

  /// Runs an asynchronous closure in which this environment is the ``application``; child tasks inherit it.
  public func performAsApplication<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await ScreenContext.with(\.application, self).perform(operation)
  }

  /// The present traits.
  public var traitCollection: TraitCollection {
    state.withLock { $0.traits }
  }

  /// Changes the traits in one step, and notifies the observers when they differ afterwards.
  public func update(_ mutations: (inout TraitCollection) -> Void) {
    let delivers = state.withLock { $0.change(mutations) }
    guard delivers else { return }
    while let delivery = state.withLock({ $0.nextDelivery() }) {
      delivery.observer.receive(delivery.change)
    }
  }

  /// Adds an observer of all changes for which `isInteresting` holds.
  func add(
    when isInteresting: @escaping @Sendable (TraitChange) -> Bool,
    handler: @escaping @Sendable (TraitChange) -> Void
  ) -> TraitChangeRegistration {
    state.withLock { $0.add(Observer(isInteresting: isInteresting, handler: handler)) }
  }

  /// Ends a registration; a change that is not yet delivered no longer reaches its handler.
  ///
  /// Ending it twice is allowed. A handler that runs at this moment on another thread finishes.
  public func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
    state.withLock { $0.remove(registration) }
  }
}

/// One change of an environment's traits.
public struct TraitChange: Hashable, Sendable {
  /// The traits before the change.
  public var previous: TraitCollection

  /// The traits after the change.
  public var current: TraitCollection
}

/// A registration for trait changes, needed to end it.
public struct TraitChangeRegistration: Hashable, Sendable {
  let number: UInt64
}

struct Observer: Sendable {
  let isInteresting: @Sendable (TraitChange) -> Bool
  let handler: @Sendable (TraitChange) -> Void

  func receive(_ change: TraitChange) {
    if isInteresting(change) {
      handler(change)
    }
  }
}

/// The guarded state: the traits, the observers in order, and the changes that wait.
private struct State {
  private struct Pending {
    let change: TraitChange
    /// Observers with a number below this were registered before the change.
    let end: UInt64
    /// The number of the last observer that was told.
    var told: UInt64 = 0
  }

  private(set) var traits: TraitCollection
  private var observers: [(number: UInt64, observer: Observer)] = []
  private var nextNumber: UInt64 = 1
  private var pending: [Pending] = []
  private var first = 0
  private var isDelivering = false

  init(traits: TraitCollection) {
    self.traits = traits
  }

  /// Applies a change; true when the caller is the one who delivers.
  mutating func change(_ mutations: (inout TraitCollection) -> Void) -> Bool {
    let previous = traits
    mutations(&traits)
    guard traits != previous else { return false }
    pending.append(
      Pending(change: TraitChange(previous: previous, current: traits), end: nextNumber)
    )
    guard !isDelivering else { return false }
    isDelivering = true
    return true
  }

  /// Takes the next pair of change and observer, or ends the delivery.
  mutating func nextDelivery() -> (change: TraitChange, observer: Observer)? {
    while first < pending.count {
      let item = pending[first]
      if let index = firstObserver(after: item.told), observers[index].number < item.end {
        pending[first].told = observers[index].number
        return (item.change, observers[index].observer)
      }
      first += 1
    }
    pending.removeAll(keepingCapacity: true)
    first = 0
    isDelivering = false
    return nil
  }

  mutating func add(_ observer: Observer) -> TraitChangeRegistration {
    defer { nextNumber += 1 }
    observers.append((nextNumber, observer))
    return TraitChangeRegistration(number: nextNumber)
  }

  mutating func remove(_ registration: TraitChangeRegistration) {
    observers.removeAll { $0.number == registration.number }
  }

  /// The index of the first observer with a number above `number`; they stand in order.
  private func firstObserver(after number: UInt64) -> Int? {
    var low = 0
    var high = observers.count
    while low < high {
      let middle = (low + high) / 2
      if observers[middle].number > number { high = middle } else { low = middle + 1 }
    }
    return low < observers.count ? low : nil
  }
}

#endif
