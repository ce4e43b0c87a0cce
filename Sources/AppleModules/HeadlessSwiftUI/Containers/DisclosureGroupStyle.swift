/// A style of a title that shows or hides the content below it.
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
  /// The view that the style makes of a group.
  associatedtype Body: View

  /// The parts of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the group.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The title.
  public let label: AnyView
  /// The views below the label.
  public let content: AnyView
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    StyledView(self, configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

/// A title with an arrow, and the content below it while it is expanded; in a list separate rows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the group.
  public func makeBody(configuration: Configuration) -> some View {
    OpeningGroup(configuration: configuration)
  }
}

private struct OpeningGroup: View {
  @Environment(\.list) private var list
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View {
    let title = Button(action: { configuration.isExpanded.toggle() }) {
      HStack {
        configuration.label
        Spacer()
        DisclosureArrow(isDown: configuration.isExpanded)
      }
    }
    if list != nil {
      title.buttonStyle(.plain)
      if configuration.isExpanded { configuration.content.padding(.leading) }
    } else {
      VStack(alignment: .leading) {
        title
        if configuration.isExpanded { configuration.content }
      }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style for the place.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension EnvironmentValues {
  private enum DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
  }

  var disclosureGroupStyle: any DisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of disclosure groups in the view.
  nonisolated public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    environment(\.disclosureGroupStyle, style)
  }
}
