/// A modifier that becomes another one by the environment of the view.
@MainActor
@preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The modifier that it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  @MainActor
  @preconcurrency
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Returns the view with the modifier that this one becomes.
  public func body(content: Content) -> some View {
    EnvironmentalContent(resolve: resolve(in:), content: content)
  }
}

/// A view with a modifier that depends on its environment.
private struct EnvironmentalContent<Content: View, Resolved: ViewModifier>: View {
  let resolve: (EnvironmentValues) -> Resolved
  let content: Content
  @Environment(\.self) private var environment

  var body: some View { content.modifier(resolve(environment)) }
}
