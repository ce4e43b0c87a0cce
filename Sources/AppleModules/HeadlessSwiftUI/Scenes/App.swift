/// A program, which declares its windows.
///
/// Nothing is launched here: previews, tests and hosting controllers show screens.
@MainActor
@preconcurrency
public protocol App {
  /// The scenes of the program.
  associatedtype Body: Scene

  /// The scenes of the program.
  @SceneBuilder
  var body: Body { get }

  /// Creates the program.
  init()
}

extension App {
  /// Creates the program and returns: there is no screen for it.
  public static func main() { _ = Self() }
}

/// A part of a program: windows, or parts of them.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene

  /// The body of the scene.
  @SceneBuilder
  var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// A primitive scene has no body: accessing it is a programmer error.
  public var body: Never {
    preconditionFailure("\(Self.self) is a scene of its own and has no body.")
  }
}

/// Windows with the same content.
public struct WindowGroup<Content: View> {
  let content: () -> Content

  /// Creates windows.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Creates windows with an identity.
  nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates windows of values.
  nonisolated public init<Data: Codable & Hashable>(
    for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Content
  ) { self.content = { content(.constant(nil)) } }

  /// Creates windows of values with an identity.
  nonisolated public init<Data: Codable & Hashable>(
    id: String,
    for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Content
  ) { self.content = { content(.constant(nil)) } }

  /// Creates windows of values with a title and an identity.
  nonisolated public init<Data: Codable & Hashable>(
    _ titleKey: LocalizedStringKey,
    id: String,
    for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Content
  ) { self.content = { content(.constant(nil)) } }

  /// Creates windows with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }

  /// Creates windows with a title and an identity.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
}

extension WindowGroup: Scene {
  /// A primitive scene has no body.
  public typealias Body = Never
}

/// A window.
public struct Window<Content: View> {
  let content: () -> Content

  /// Creates a window with a title and an identity.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
}

extension Window: Scene {
  /// A primitive scene has no body.
  public typealias Body = Never
}

/// The settings of a program on the Mac, which no screen here shows.
public struct Settings<Content: View> {
  /// Creates settings.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) {}
}

extension Settings: Scene {
  /// A primitive scene has no body.
  public typealias Body = Never
}

/// Several scenes.
public struct SceneTuple {
  let scenes: [any Scene]
}

extension SceneTuple: Scene {
  /// Primitive scenes have no body.
  public typealias Body = Never
}

/// Builds a scene from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  /// An expression that is a scene.
  nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// One statement.
  nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Several statements.
  nonisolated public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> SceneTuple {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return SceneTuple(scenes: scenes)
  }

  /// An `if` without `else`.
  nonisolated public static func buildOptional(_ content: (any Scene)?) -> SceneTuple {
    SceneTuple(scenes: content.map { [$0] } ?? [])
  }

  /// A branch that depends on a version of the system.
  nonisolated public static func buildLimitedAvailability<Content: Scene>(
    _ content: Content
  ) -> SceneTuple { SceneTuple(scenes: [content]) }
}

/// The phase of a scene: active, inactive or in the background.
public enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}

extension EnvironmentValues {
  private enum PhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
  }

  /// The phase of the view's scene, which is active.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }
}

extension Scene {
  /// Adds actions to the menus of the Mac, which no screen here shows.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Sets the initial size of windows on the Mac.
  nonisolated public func defaultSize(width: Double, height: Double) -> some Scene { self }

  /// Sets how windows can be resized on the Mac.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Runs an action when a value changes, which does not happen on a still screen.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene { self }

  /// Runs an action when a value changes, which does not happen on a still screen.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene { self }

  /// Sets a value for the views of the scene.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some Scene { self }

  /// Provides an object to the views of the scene.
  nonisolated public func environment<Object: AnyObject>(_ object: Object?) -> some Scene { self }

  /// Provides an observable object to the views of the scene.
  nonisolated public func environmentObject(_ object: some ObservableObject) -> some Scene { self }

  /// Sets the events that open a window.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}

/// The way in which windows can be resized on the Mac.
public struct WindowResizability: Sendable {
  /// As the system chooses.
  public static let automatic = WindowResizability()
  /// As large as their content.
  public static let contentSize = WindowResizability()
  /// At least as large as their content.
  public static let contentMinSize = WindowResizability()
}

/// The object that receives the events of a program from UIKit.
///
/// No program is launched here, so the object is never created.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: AnyObject> {
  /// The object; accessing it without a launched program is a programmer error.
  public var wrappedValue: Delegate {
    preconditionFailure("No program is launched here: there is no \(Delegate.self).")
  }

  /// Creates the property for a class of the object.
  public init(_ delegateType: Delegate.Type = Delegate.self) {}
}

/// Work that the system starts while the program is in the background.
public struct BackgroundTask: Hashable, Sendable {
  private let name: String

  /// A refresh of the program.
  public static func appRefresh(_ identifier: String) -> BackgroundTask {
    BackgroundTask(name: identifier)
  }
}

extension Scene {
  /// Runs an action in the background, which does not happen on a still screen.
  nonisolated public func backgroundTask(
    _ task: BackgroundTask,
    action: @escaping @Sendable () async -> Void
  ) -> some Scene { self }
}
