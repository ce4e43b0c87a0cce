/// A part of a user interface, described by a value.
///
/// Your own view is composed of others in ``body``. Views of this module draw themselves, and their body is
/// `Never`.
@MainActor
@preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// There is no value whose body could be accessed.
  nonisolated public var body: Never {
    preconditionFailure("There is no value of Never, and no body of one.")
  }
}

extension View where Body == Never {
  /// A primitive view has no body: accessing it is a programmer error.
  public var body: Never {
    preconditionFailure("\(Self.self) draws itself and has no body; show it instead.")
  }
}

/// A view that takes no space and draws nothing.
public struct EmptyView {
  /// Creates an empty view.
  nonisolated public init() {}
}

extension EmptyView: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

/// Several views, for the container around them.
public struct TupleView<Content> {
  /// The views.
  public var value: Content

  let children: [any View]

  nonisolated init(_ value: Content, _ children: [any View]) {
    self.value = value
    self.children = children
  }

  /// Creates a view from a tuple of views.
  nonisolated public init(_ value: Content) {
    let members = (value as? any View).map { [$0] }
    self.init(
      value,
      members ?? Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    )
  }
}

extension TupleView: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  nonisolated init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension Optional: View where Wrapped: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

/// A view of any type.
public struct AnyView {
  let content: any View

  /// Creates a view that hides the type of another.
  nonisolated public init(_ view: some View) { content = view }

  /// Creates a view that hides the type of another.
  nonisolated public init(erasing view: some View) { content = view }
}

extension AnyView: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

/// Several views as one, without their own layout.
public struct Group<Content> {
  package let content: Content

  nonisolated package init(whole content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// Creates a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(whole: content()) }

  /// A primitive view has no body.
  public typealias Body = Never
}
