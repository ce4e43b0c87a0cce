/// A view that goes through phases, of which a still screen shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phase: Phase?
  let content: (Phase) -> Content

  /// Creates a view that goes through phases.
  nonisolated public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// Creates a view that goes through phases when a value changes.
  nonisolated public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }
}

extension PhaseAnimator: View {
  /// The view in its first phase.
  public var body: some View { phase.map(content) }
}

extension View {
  /// Changes the view through phases, of which a still screen shows the first.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return PhaseAnimator(phases) { content(view, $0) }
  }

  /// Changes the view through phases when a value changes; a still screen shows the first.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return PhaseAnimator(phases) { content(view, $0) }
  }
}
