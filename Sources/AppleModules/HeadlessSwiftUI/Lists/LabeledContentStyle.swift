import DynamicType
import Foundation
import SystemMetrics

/// A value and its label, for their style.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public let label: AnyView
  /// The value.
  public let content: AnyView
}

/// A style of a value with its label.
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
  /// The view that the style makes from a value with its label.
  associatedtype Body: View

  /// The value and its label.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the value with its label.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    StyledView(self, configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

/// The label and the value at the two edges; at accessibility sizes the label is above the value.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the value with its label.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

private struct LabeledRow: View {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.traits) private var traits
  let configuration: LabeledContentStyleConfiguration

  var body: some View {
    if size.isAccessibilitySize {
      VStack(alignment: .leading, spacing: CardListSizes.stackedDistance[traits.systemGeneration]) {
        SubtitledLabel(label: configuration.label)
        configuration.content.systemForeground(.secondary)
      }
    } else {
      HStack {
        SubtitledLabel(label: configuration.label)
        Spacer()
        configuration.content.systemForeground(.secondary)
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style for the place.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension EnvironmentValues {
  private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
  }

  var labeledContentStyle: any LabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labeled values in the view.
  nonisolated public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    environment(\.labeledContentStyle, style)
  }
}
