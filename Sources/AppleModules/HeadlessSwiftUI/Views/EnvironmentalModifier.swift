/// A modifier that is made of what holds where it stands.
@MainActor
@preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The modifier that is made.
  associatedtype ResolvedModifier: ViewModifier

  /// Makes the modifier.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the modifier that is made.
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
