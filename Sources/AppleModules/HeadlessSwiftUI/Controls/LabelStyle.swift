import Foundation
import Snapshots

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
  /// The title.
  public let title: AnyView
  /// The icon.
  public let icon: AnyView
}

/// A style of a label.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The view that the style makes of a label.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the label.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    StyledView(self, configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

/// The icon before the title, on one baseline.
///
/// Their distance is not documented; this uses the default spacing of a stack. In the row of a list the icon
/// is centered in a column, so that titles are aligned.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the icon before the title.
  public func makeBody(configuration: Configuration) -> some View {
    SpacedLabel(configuration: configuration)
  }
}

/// The icon before the title, at the distances that a view around the label sets.
private struct SpacedLabel: View {
  @Environment(\.labelMetrics) private var metrics
  let configuration: LabelStyleConfiguration

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: metrics.spacing ?? 8) {
      IconColumn { LabelIcon(icon: configuration.icon) }
      SubtitledLabel(label: configuration.title)
    }
  }
}

/// The column of an icon in the row of a list; elsewhere only the icon.
///
/// A published picture of iOS 26 at Medium (home-assistant, `SettingsServersView`) has the title 39 points
/// after the leading edge of the row's content, and 48 after it where the icon is 40 wide. This corresponds
/// to a column of 24 points at Large that scales with the body style (23 at Medium) and 16 points after it,
/// or 8 after a wider icon. A style whose author fitted it to labels in lists at the twelve sizes (gist
/// kirsteins/62bd716d) agrees within a point.
private struct IconColumn<Icon: View>: View {
  @Environment(\.list) private var list
  @Environment(\.hasIconColumns) private var hasColumns
  @Environment(\.labelMetrics) private var metrics
  @ScaledMetric(relativeTo: .body) private var width: CGFloat = 24
  @ViewBuilder let icon: Icon

  var body: some View {
    if let reserved = metrics.reservedIconWidth {
      icon.frame(minWidth: reserved)
    } else if list != nil && hasColumns && metrics.spacing == nil {
      icon.frame(minWidth: width).frame(minWidth: width + 8, alignment: .leading)
    } else {
      icon
    }
  }
}

/// The icon of a label, which has its own color in the row of a list.
private struct LabelIcon: View {
  @Environment(\.list) private var list
  @Environment(\.tintsSymbols) private var tintsSymbols
  @Environment(\.listItemTint) private var listItemTint
  @Environment(\.tint) private var tint
  let icon: AnyView

  var body: some View {
    if list != nil && tintsSymbols {
      icon.systemForeground(listItemTint ?? tint ?? .accentColor)
    } else {
      icon
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View {
    SubtitledLabel(label: configuration.title)
  }
}

/// Only the icon; assistive technologies read the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View {
    LabelIcon(icon: configuration.icon)
      .modifier(SpokenTitleModifier(title: configuration.title))
  }
}

/// An icon that is read as its title.
private struct SpokenTitleModifier {
  let title: AnyView
}

extension SpokenTitleModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    let title = LabelParts(place.items(of: title, at: .slot(1))).title
    return content.items(place).map { title.isEmpty ? $0 : SpokenTitleItem($0, title) }
  }
}

private final class SpokenTitleItem: WrappingItem {
  private let title: String

  init(_ content: LayoutItem, _ title: String) {
    self.title = title
    super.init(content, content.environment)
  }

  override func elements() -> [SnapshotElement] {
    super.elements().map { element in
      var element = element
      element.accessibility.isElement = true
      element.accessibility.label = title
      return element
    }
  }
}

/// The default style of a label: the icon before the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the icon before the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style of a label for its place.
  nonisolated public static var automatic: DefaultLabelStyle { .init() }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { DefaultLabelStyle() }
  }

  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labels in the view.
  nonisolated public func labelStyle(_ style: some LabelStyle) -> some View {
    environment(\.labelStyle, style)
  }
}
