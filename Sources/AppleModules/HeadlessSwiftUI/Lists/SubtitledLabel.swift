import Foundation
import HeadlessUIKit
import SystemMetrics

/// The label of a control, whose first view is a title and whose other views are subtitles below it.
///
/// Apple's documentation of `Toggle` and of `LabeledContent` describes labels with several texts in this way.
/// The style of a subtitle and the distance are those of cells with two labels, which were measured on iOS
/// 26: 20.5 points for Body, 18 for Subheadline.
struct SubtitledLabel: View, PrimitiveView {
  typealias Body = Never

  let label: AnyView

  func items(in place: BuildPlace) -> [LayoutItem] {
    let titles = place.items(of: label, at: .slot(0))
    guard let title = titles.first, titles.count > 1 else { return titles }
    let traits = place.environment.traits
    let wanted = CellSizes.subtitleStyle[traits.systemGeneration]
    let style = Font.TextStyle.allCases.first { $0.textStyle == wanted } ?? .subheadline
    let look = label.font(.system(style)).foregroundStyle(.secondary)
    let subtitles = place.items(of: look, at: .slot(1)).dropFirst()
    let column = VStackLayout(alignment: .leading, spacing: distance(in: place.environment))
    return [ContainerItem([title] + subtitles, column, place.environment)]
  }

  private func distance(in environment: EnvironmentValues) -> CGFloat {
    let isPlain = environment.list == .plain
    let gap = isPlain ? CellSizes.subtitleGap : CellSizes.groupedSubtitleGap
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: environment.traits)
    return gap[environment.traits.systemGeneration].points(atBodySize: body.pointSize)
  }
}
