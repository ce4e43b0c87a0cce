public import Foundation
import Snapshots

/// A view at an edge of another, whose safe area it reduces.
struct SafeAreaInsetModifier {
  let inset: AnyView
  let edge: Edge
  let spacing: CGFloat
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
}

extension SafeAreaInsetModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).enumerated().map { index, item in
      let insets = place.items(of: inset, at: .slot(index + 1))
      let bar =
        insets.count == 1
        ? insets[0]
        : ContainerItem(insets, VStackLayout(), place.environment)
      return SafeAreaInsetItem(item, bar, self, place.environment)
    }
  }
}

private final class SafeAreaInsetItem: WrappingItem {
  private let bar: LayoutItem
  private let modifier: SafeAreaInsetModifier

  init(
    _ content: LayoutItem,
    _ bar: LayoutItem,
    _ modifier: SafeAreaInsetModifier,
    _ environment: EnvironmentValues
  ) {
    self.bar = bar
    self.modifier = modifier
    super.init(content, environment)
  }

  override var parts: [LayoutItem] { [content, bar] }

  private var isVertical: Bool { modifier.edge == .top || modifier.edge == .bottom }

  private func barSize(_ proposal: ProposedViewSize) -> CGSize {
    bar.size(
      isVertical
        ? ProposedViewSize(width: proposal.width, height: nil)
        : ProposedViewSize(width: nil, height: proposal.height)
    )
  }

  private func covered(_ size: CGSize) -> EdgeInsets {
    let length = (isVertical ? size.height : size.width) + modifier.spacing
    return EdgeInsets(Edge.Set(modifier.edge), length)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.shrunk(by: covered(barSize(proposal)))
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    content.size(inner(proposal)).grown(by: covered(barSize(proposal)))
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    let whole = CGRect(origin: .zero, size: frame.size)
    let barSize = barSize(ProposedViewSize(frame.size))
    let covered = covered(barSize)
    let room = whole.shrunk(by: covered)
    let area = environment.host?.safeArea.inside(globalFrame, covered: covered) ?? SafeArea()
    placing(in: area) { content.place(in: room, offered: ProposedViewSize(room.size)) }
    bar.place(in: barFrame(barSize, in: whole), offered: ProposedViewSize(barSize))
  }

  private func barFrame(_ size: CGSize, in whole: CGRect) -> CGRect {
    let outer = ViewDimensions(
      size: whole.size,
      proposal: ProposedViewSize(whole.size),
      item: BareItem.shared
    )
    let own = bar.dimensions(ProposedViewSize(size))
    var origin = CGPoint(
      x: outer[modifier.horizontal] - own[modifier.horizontal],
      y: outer[modifier.vertical] - own[modifier.vertical]
    )
    switch modifier.edge {
    case .top: origin.y = 0
    case .bottom: origin.y = whole.height - size.height
    case .leading: origin.x = 0
    case .trailing: origin.x = whole.width - size.width
    }
    return CGRect(origin: origin, size: size)
  }

  override func elements() -> [SnapshotElement] { elements(of: content) + elements(of: bar) }
}

/// Padding around a view that also reduces its safe area.
struct SafeAreaPaddingModifier {
  let insets: EdgeInsets
}

extension SafeAreaPaddingModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { SafeAreaPaddingItem($0, insets, place.environment) }
  }
}

private final class SafeAreaPaddingItem: WrappingItem {
  private let insets: EdgeInsets

  init(_ content: LayoutItem, _ insets: EdgeInsets, _ environment: EnvironmentValues) {
    self.insets = insets
    super.init(content, environment)
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    content.size(proposal.shrunk(by: insets)).grown(by: insets)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    let room = CGRect(origin: .zero, size: frame.size).shrunk(by: insets)
    let area = environment.host?.safeArea.inside(globalFrame, covered: insets) ?? SafeArea()
    placing(in: area) { content.place(in: room, offered: ProposedViewSize(room.size)) }
  }
}

extension View {
  private nonisolated func inset(
    _ inset: some View,
    at edge: Edge,
    _ spacing: CGFloat?,
    horizontal: HorizontalAlignment = .center,
    vertical: VerticalAlignment = .center
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: inset.erased,
        edge: edge,
        spacing: spacing ?? 0,
        horizontal: horizontal,
        vertical: vertical
      )
    )
  }

  /// Adds views at the top or the bottom, inside the safe area of this one, which shrinks.
  nonisolated public func safeAreaInset<Inset: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    inset(content(), at: edge == .top ? .top : .bottom, spacing, horizontal: alignment)
  }

  /// Adds views at a side, inside the safe area of this one, which shrinks.
  nonisolated public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    inset(content(), at: edge == .leading ? .leading : .trailing, spacing, vertical: alignment)
  }

  /// Adds a bar at the top or the bottom, inside the safe area of this view.
  nonisolated public func safeAreaBar<Bar: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds padding inside the safe area, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds padding inside the safe area at some edges, in points; `nil` for the default, 16.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Adds padding inside the safe area at all edges, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

/// The top or the bottom of a rectangle.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top, bottom

  /// Several of the two edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8
    /// Creates a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top.
    public static let top = Set(rawValue: 1)
    /// The bottom.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing

  /// Several of the two sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8
    /// Creates a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The layout direction.
    public static let leading = Set(rawValue: 1)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}
