/// A change that can be made to any view.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the view that the modifier returns.
  associatedtype Body: View

  /// Returns the view with the change.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func body(content: Content) -> Body

  /// The modified view.
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier {
  /// Combines two modifiers, this one first.
  nonisolated public func concat<Next>(_ modifier: Next) -> ModifiedContent<Self, Next> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The modified view, as the modifier's body sees it.
public struct _ViewModifier_Content<Modifier> {
  let content: any View
}

extension _ViewModifier_Content: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

/// A view or a modifier with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The modified view.
  public var content: Content

  /// The change.
  public var modifier: Modifier

  /// Creates a view or a modifier with a modifier.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the view with the change.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.content.erased.modifier(self.content).modifier(modifier)
  }
}

/// A modifier without effect.
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  nonisolated public static var identity: EmptyModifier { EmptyModifier() }

  /// Creates the modifier.
  nonisolated public init() {}

  /// Returns the view with the change.
  public func body(content: Content) -> some View { content }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// The view without its type.
  nonisolated var erased: AnyView { AnyView(self) }
}
