/// A background for the container around a view: passed to it if the container accepts it, otherwise drawn
/// behind the view.
struct ContainerBackgroundModifier<Background: View> {
  @Environment(\.takesContainerBackground) private var isTaken
  let background: Background
  let alignment: Alignment

  nonisolated init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }
}

extension ContainerBackgroundModifier: ViewModifier {
  func body(content: Content) -> some View {
    if isTaken {
      content.preference(key: ContainerBackgroundKey.self, value: AnyView(background))
    } else {
      content.background(background, alignment: alignment)
        .modifier(
          MessageModifier(
            message: "containerBackground: the background is drawn behind the view alone."
          )
        )
    }
  }
}

/// The background that a view passes to its container; the first one wins.
package struct ContainerBackgroundKey: PreferenceKey {
  package static var defaultValue: AnyView? { nil }

  package static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}

extension EnvironmentValues {
  private enum TakesBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the container around the view draws the view's container background.
  package var takesContainerBackground: Bool {
    get { self[TakesBackgroundKey.self] }
    set { self[TakesBackgroundKey.self] = newValue }
  }
}
