/// A modifier that depends on the environment.
@MainActor
@preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The resulting modifier.
  associatedtype ResolvedModifier: ViewModifier

  /// Makes the modifier.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the resulting modifier.
  public func body(content: Content) -> some View {
    EnvironmentalView(content: content, source: self)
  }
}

private struct EnvironmentalView<Content: View, Source: EnvironmentalModifier>: View {
  let content: Content
  let source: Source
  @Environment(\.self) private var environment

  var body: some View { content.modifier(source.resolve(in: environment)) }
}
