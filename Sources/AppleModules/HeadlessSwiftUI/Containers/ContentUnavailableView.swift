import Foundation

/// A text in place of missing content.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a text with a description and buttons.
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a text with a symbol and a description.
  nonisolated public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    label = HeadlessSwiftUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates a title that is not localized, with a symbol and a description.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    systemImage name: String,
    description: Text? = nil
  ) {
    label = HeadlessSwiftUI.Label {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
    self.description = description
    actions = EmptyView()
  }

  /// The text for a search without results.
  nonisolated public static var search: Self {
    Self(
      "No Results",
      systemImage: "magnifyingglass",
      description: Text(verbatim: "Check the spelling or try a new search.")
    )
  }

  /// The text for a search without results.
  nonisolated public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”",
      systemImage: "magnifyingglass",
      description: Text(verbatim: "Check the spelling or try a new search.")
    )
  }
}

extension ContentUnavailableView: View {
  /// The symbol above the title, the description and the buttons, centered.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).systemForeground(.secondary)
          .multilineTextAlignment(.center)
      }
      actions.font(.subheadline)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).systemForeground(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}
