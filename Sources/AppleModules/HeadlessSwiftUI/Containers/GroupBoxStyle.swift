import HeadlessUIKit

/// The parts of a group box, for its style.
public struct GroupBoxStyleConfiguration {
  /// The title of a group box.
  public struct Label: View {
    let view: AnyView

    /// The title.
    public var body: some View { view }
  }

  /// The views in a group box.
  public struct Content: View {
    let view: AnyView

    /// The views.
    public var body: some View { view }
  }

  /// The title.
  public let label: Label
  /// The views in the box.
  public let content: Content
}

/// A style of group boxes.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  /// The view that the style makes of a box.
  associatedtype Body: View

  /// The parts of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the box.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    StyledView(self, configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

/// The title in bold above the content, on a gray box.
///
/// The padding of 16 points and the corner radius of 8 are estimates from published pictures.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the box.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      RoundedRectangle(cornerRadius: 8).fill(Color(UIColor.secondarySystemBackground))
    )
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style for the place.
  nonisolated public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box of the parts of another one, for a style that changes the box around it.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension EnvironmentValues {
  private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
  }

  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of group boxes in the view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }
}
