import Foundation

/// The first of several views that fits the available space.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Creates a choice of views, the preferred one first.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension ViewThatFits: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    let choices = place.items(of: content)
    return choices.isEmpty ? [] : [FittingItem(choices, axes, place.environment)]
  }
}

private final class FittingItem: LayoutItem {
  private let choices: [LayoutItem]
  private let axes: Axis.Set
  private var chosen: LayoutItem

  init(_ choices: [LayoutItem], _ axes: Axis.Set, _ environment: EnvironmentValues) {
    self.choices = choices
    self.axes = axes
    chosen = choices[0]
    super.init(environment)
  }

  override var wrapped: LayoutItem? { chosen }

  override var computedMayHavePreferences: Bool { choices.contains { $0.mayHavePreferences } }

  /// The first view whose own size fits; the last one if none does.
  private func choice(_ proposal: ProposedViewSize) -> LayoutItem {
    let own = choices.first { item in
      let size = item.size(.unspecified)
      let fitsAcross =
        !axes.contains(.horizontal) || size.width <= (proposal.width ?? .infinity)
      let fitsAlong =
        !axes.contains(.vertical) || size.height <= (proposal.height ?? .infinity)
      return fitsAcross && fitsAlong
    }
    return own ?? choices[choices.count - 1]
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal).size(proposal)
  }

  override var computedNamesGuides: Bool { choices.contains { $0.namesGuides } }

  override func computedGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? {
    choice(dimensions.proposal).explicitGuide(guide, in: dimensions)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    chosen = choice(proposal)
    super.placeContent(proposal)
  }
}
