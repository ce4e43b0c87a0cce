import DynamicType
import Foundation
import Synchronization

/// The appearance proxies of a program, or of a part of it.
///
/// A program has one registry and need not mention it. Where several programs are shown in one process, and
/// in tests, each has its own:
///
/// ```swift
/// AppearanceRegistry().performAsCurrent {
///   UILabel.appearance().textColor = .systemIndigo
///   showScreen()
/// }
/// ```
public final class AppearanceRegistry: Sendable {
  /// The registry of the current task, or else that of the process.
  ///
  /// Set up the proxies of the process's registry before views enter windows in other tasks: a proxy is a
  /// view and belongs to one task while it is changed.
  public static var current: AppearanceRegistry { ScreenContext.current.appearances }

  /// Runs a closure in which this registry is ``current``; child tasks inherit it.
  public func performAsCurrent<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try ScreenContext.with(\.appearances, self).perform(operation)
  }

  /// Runs an asynchronous closure in which this registry is ``current``; child tasks inherit it.
  public func performAsCurrent<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await ScreenContext.with(\.appearances, self).perform(operation)
  }

  /// The registry of the process.
  static let ofProgram = AppearanceRegistry()

  private let entries = Mutex<[AppearanceEntry]>([])

  /// Creates a registry without proxies.
  public init() {}

  /// The proxy of a class for some traits and containers, made when it is first needed.
  func proxy<Object: UIAppearance>(
    _ type: Object.Type,
    _ traits: UITraitCollection?,
    _ containers: [any UIAppearanceContainer.Type],
    make: () -> Object?
  ) -> Object {
    let wanted = AppearanceEntry.Key(type, traits, containers)
    if let known = all.first(where: { $0.key == wanted })?.proxy as? Object { return known }
    guard let proxy = make(), let pristine = make() else {
      preconditionFailure("\(type) makes no appearance proxy: its init(coder:) returned nil")
    }
    // Values that the class sets during its own initialization do not count as the program's settings of the
    // proxy.
    (proxy as? any AppearanceTarget)?.appearanceState.choices = 0
    let entry = AppearanceEntry(
      wanted,
      proxy: proxy,
      pristine: pristine
    )
    entries.withLock { list in
      list.append(entry)
      list.sort { $0.rank < $1.rank }
    }
    return proxy
  }

  /// The proxies, the most specific last; equally specific ones in the order of their creation.
  var all: [AppearanceEntry] { entries.withLock { $0 } }

  var isEmpty: Bool { entries.withLock { $0.isEmpty } }
}

/// A proxy with its conditions.
///
/// Unchecked: all properties are constants, and the two objects are in no tree. The pristine one is never
/// changed; only the program changes the proxy and, by the contract of ``AppearanceRegistry/current``, does
/// so while no other task reads it.
final class AppearanceEntry: @unchecked Sendable {
  struct Key: Equatable {
    var type: ObjectIdentifier
    var traits: UITraitCollection?
    var containers: [any UIAppearanceContainer.Type]

    init(
      _ type: any UIAppearance.Type,
      _ traits: UITraitCollection?,
      _ containers: [any UIAppearanceContainer.Type]
    ) {
      self.type = ObjectIdentifier(type)
      self.traits = traits
      self.containers = containers
    }

    static func == (one: Key, other: Key) -> Bool {
      one.type == other.type && one.traits == other.traits
        && one.containers.elementsEqual(other.containers) { $0 == $1 }
    }
  }

  let key: Key
  let proxy: any UIAppearance
  /// A new instance of the class.
  let pristine: any UIAppearance
  /// The precedence of the proxy; a more specific one has a higher rank.
  let rank: Int
  private let holds: (any UIAppearance) -> Bool

  init<Object: UIAppearance>(
    _ key: Key,
    proxy: Object,
    pristine: Object
  ) {
    self.key = key
    self.proxy = proxy
    self.pristine = pristine
    holds = { $0 is Object }
    rank = Self.depth(of: proxy) * 1000 + key.containers.count * 2 + (key.traits == nil ? 0 : 1)
  }

  /// The number of classes above an object's class.
  private static func depth(of object: any UIAppearance) -> Int {
    var mirror = Mirror(reflecting: object).superclassMirror
    var depth = 0
    while let above = mirror {
      depth += 1
      mirror = above.superclassMirror
    }
    return depth
  }

  /// Whether the program set a property of the proxy, or changed an object that it holds.
  func sets(_ property: AppearanceProperty) -> Bool {
    guard property.belongs(proxy) else { return false }
    return (proxy as? any AppearanceTarget)?.appearanceState.isChosen(property.key) ?? false
      || !property.isEqual(property.value(proxy), property.value(pristine))
  }

  /// Whether the proxy is for an object.
  ///
  /// - Parameters:
  ///   - object: A view or a bar item.
  ///   - current: The traits of the view that shows the object.
  ///   - container: The innermost responder that contains the object.
  /// - Returns: Whether object, traits and containers are those of the proxy.
  func applies(
    to object: any UIAppearance,
    with current: UITraitCollection,
    in container: UIResponder?
  ) -> Bool {
    guard holds(object) else { return false }
    if let traits = key.traits, !current.holds(traits) { return false }
    var step = container
    for container in key.containers {
      while let responder = step, !Self.isInstance(responder, of: container) {
        step = responder.next
      }
      guard let found = step else { return false }
      step = found.next
    }
    return true
  }

  private static func isInstance<Container: UIAppearanceContainer>(
    _ object: UIResponder,
    of type: Container.Type
  ) -> Bool { object is Container }
}

extension UITraitCollection {
  /// Whether the specified traits of another collection have the same values here.
  func holds(_ others: UITraitCollection) -> Bool { merging(others) == self }
}
