public import Foundation

/// Views in a column as wide as the available space.
public struct LazyVStack<Content: View> {
  let layout: LazyStackLayout
  let content: Content

  /// Creates a column.
  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .vertical,
      alignment: Alignment(horizontal: alignment, vertical: .top),
      spacing: spacing
    )
    self.content = content()
  }
}

extension LazyVStack: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension LazyVStack: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    [ContainerItem(place.lazyItems(of: content), layout, place.environment)]
  }
}

/// Views in a row as high as the available space.
public struct LazyHStack<Content: View> {
  let layout: LazyStackLayout
  let content: Content

  /// Creates a row.
  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .horizontal,
      alignment: Alignment(horizontal: .leading, vertical: alignment),
      spacing: spacing
    )
    self.content = content()
  }
}

extension LazyHStack: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension LazyHStack: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    [ContainerItem(place.lazyItems(of: content), layout, place.environment)]
  }
}

/// A stack that measures each view's own length, and takes all of the space across.
///
/// If it is offered no length along its axis, it shows nothing and has no length: the screens of
/// `SparkLazyVStackSnapshotTests` and `SparkLazyHStackSnapshotTests` (leboncoin/spark-ios-common) were
/// measured without space, and are higher only by the text beside the lazy stack.
struct LazyStackLayout: LayoutOfLazyRows, LayoutWithoutGuides {
  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat?

  static var layoutProperties: LayoutProperties { LayoutProperties() }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    StackArrangement(axis: axis, spacing: spacing).gaps(subviews)
  }

  func makeCache(subviews: Subviews) {
    for subview in subviews { subview.item.stackAxis = axis }
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(offer(proposal)) }
    var size = CGSize.zero
    let length = lengths(sizes, gaps(subviews), subviews)
    size[axis] = proposal[axis] == 0 ? 0 : length.reduce(0, +)
    size[axis.other] = proposal[axis.other] ?? sizes.map { $0[axis.other] }.max() ?? 0
    return size
  }

  /// The lengths of the views with the distances after them; a rest has its estimated length.
  private func lengths(_ sizes: [CGSize], _ gaps: [CGFloat], _ subviews: Subviews) -> [CGFloat] {
    let gaps = gaps + [0]
    var (whole, views): (CGFloat, Int) = (0, 0)
    return subviews.indices.map { index in
      var length = sizes[index][axis]
      if let rest = subviews[index].item.rest {
        let gap = index > 0 ? gaps[index - 1] : 0
        length = rest.length(after: whole, of: views, gap: gap)
      } else {
        whole += length
        views += 1
      }
      return length + gaps[index]
    }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var offer = offer(proposal)
    offer[axis.other] = bounds.size[axis.other]
    let lengths = lengths(
      subviews.map { $0.sizeThatFits(offer) },
      gaps(subviews),
      subviews
    )
    var position = bounds.origin[axis]
    for (index, subview) in subviews.enumerated() {
      defer { position += lengths[index] }
      if let rest = subview.item.rest {
        rest.follow(position, along: axis)
        continue
      }
      let own = subview.dimensions(in: offer)
      var room = own.size
      room[axis.other] = bounds.size[axis.other]
      let outer = ViewDimensions(size: room, proposal: offer, item: BareItem.shared)
      var point = CGPoint(
        x: bounds.minX + outer[alignment.horizontal] - own[alignment.horizontal],
        y: bounds.minY + outer[alignment.vertical] - own[alignment.vertical]
      )
      point[axis] = position
      subview.place(at: point, proposal: offer)
    }
  }
}
