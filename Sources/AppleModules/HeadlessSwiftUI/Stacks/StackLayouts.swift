public import Foundation

/// A row.
public struct HStackLayout: Layout, LayoutWithoutGuides {
  /// The alignment of the views.
  public var alignment: VerticalAlignment

  /// The distance between the views in points; `nil` for their preferred distances.
  public var spacing: CGFloat?

  /// Creates a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The direction of the stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var lines: StackLines {
    let alignment = alignment
    return StackLines(arrangement: StackArrangement(axis: .horizontal, spacing: spacing)) {
      $0[alignment]
    }
  }

  /// The size of the whole for a proposed size.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize { lines.size(proposal, subviews) }

  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) { lines.place(in: bounds, proposal, subviews) }

  /// The preferences of the views at the edges of the row.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    .line(of: subviews.map(\.spacing), along: .horizontal)
  }
}

/// A column.
public struct VStackLayout: Layout, LayoutWithoutGuides {
  /// The alignment of the views.
  public var alignment: HorizontalAlignment

  /// The distance between the views in points; `nil` for their preferred distances.
  public var spacing: CGFloat?

  /// Creates a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The direction of the stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var lines: StackLines {
    let alignment = alignment
    return StackLines(arrangement: StackArrangement(axis: .vertical, spacing: spacing)) {
      $0[alignment]
    }
  }

  /// The size of the whole for a proposed size.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize { lines.size(proposal, subviews) }

  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) { lines.place(in: bounds, proposal, subviews) }

  /// The preferences of the views at the edges of the column.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    .line(of: subviews.map(\.spacing), along: .vertical)
  }
}

/// Views on top of each other.
///
/// Its size is the union of its views of the highest priority. Each view is then proposed that size, so that
/// a flexible view becomes as large as the stack if the stack was proposed no size.
/// (fatbobman.com/en/posts/exploring-the-secrets-of-layoutpriority-in-zstack shows both.)
public struct ZStackLayout: Layout, LayoutWithoutGuides {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates a pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private func guides(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews
  ) -> (size: CGSize, line: CGPoint) {
    var before = CGSize.zero
    var after = CGSize.zero
    let highest = subviews.map(\.priority).max()
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      let x = dimensions[alignment.horizontal]
      let y = dimensions[alignment.vertical]
      before.width = max(before.width, x)
      before.height = max(before.height, y)
      after.width = max(after.width, dimensions.width - x)
      after.height = max(after.height, dimensions.height - y)
    }
    return (
      CGSize(width: before.width + after.width, height: before.height + after.height),
      CGPoint(x: before.width, y: before.height)
    )
  }

  /// The size of the whole for a proposed size.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize { guides(proposal, subviews).size }

  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let offer = ProposedViewSize(bounds.size)
    let line = guides(offer, subviews).line
    for subview in subviews {
      let dimensions = subview.dimensions(in: offer)
      let point = CGPoint(
        x: bounds.minX + line.x - dimensions[alignment.horizontal],
        y: bounds.minY + line.y - dimensions[alignment.vertical]
      )
      subview.place(at: point, proposal: offer)
    }
  }
}

/// A layout of any type.
public struct AnyLayout: Layout {
  private let box: any LayoutBox

  /// Creates a layout that hides the type of another.
  public init<Way: Layout>(_ layout: Way) { box = Box(way: layout) }

  /// The cache of the layout inside.
  public final class Cache {
    fileprivate var value: Any
    fileprivate init(_ value: Any) { self.value = value }
  }

  /// Makes the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache { Cache(box.makeCache(subviews)) }

  /// The size of the whole for a proposed size.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize { box.size(proposal, subviews, &cache.value) }

  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) { box.place(bounds, proposal, subviews, &cache.value) }

  /// The distances that the wrapped layout prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache.value)
  }

  /// The explicit guide of the wrapped layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { box.guide(.horizontal(guide), bounds, proposal, subviews, &cache.value) }

  /// The explicit guide of the wrapped layout.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { box.guide(.vertical(guide), bounds, proposal, subviews, &cache.value) }

  private protocol LayoutBox {
    func makeCache(_ subviews: LayoutSubviews) -> Any
    func size(_: ProposedViewSize, _: LayoutSubviews, _: inout Any) -> CGSize
    func place(_: CGRect, _: ProposedViewSize, _: LayoutSubviews, _: inout Any)
    func spacing(_: LayoutSubviews, _: inout Any) -> ViewSpacing
    func guide(
      _: GuideID,
      _: CGRect,
      _: ProposedViewSize,
      _: LayoutSubviews,
      _: inout Any
    ) -> CGFloat?
  }

  private struct Box<Way: Layout>: LayoutBox {
    let way: Way

    func makeCache(_ subviews: LayoutSubviews) -> Any { way.makeCache(subviews: subviews) }

    private func with<Result>(
      _ cache: inout Any,
      _ subviews: LayoutSubviews,
      _ body: (inout Way.Cache) -> Result
    ) -> Result {
      var own = cache as? Way.Cache ?? way.makeCache(subviews: subviews)
      defer { cache = own }
      return body(&own)
    }

    func size(
      _ proposal: ProposedViewSize,
      _ subviews: LayoutSubviews,
      _ cache: inout Any
    ) -> CGSize {
      with(&cache, subviews) {
        way.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }

    func place(
      _ bounds: CGRect,
      _ proposal: ProposedViewSize,
      _ subviews: LayoutSubviews,
      _ cache: inout Any
    ) {
      with(&cache, subviews) {
        way.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }

    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
      with(&cache, subviews) { way.spacing(subviews: subviews, cache: &$0) }
    }

    func guide(
      _ guide: GuideID,
      _ bounds: CGRect,
      _ proposal: ProposedViewSize,
      _ subviews: LayoutSubviews,
      _ cache: inout Any
    ) -> CGFloat? {
      with(&cache, subviews) { way.guide(guide, in: bounds, proposal, subviews, &$0) }
    }
  }
}
