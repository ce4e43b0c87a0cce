public import Foundation

/// Views in a row.
public struct HStack<Content: View> {
  let layout: HStackLayout
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the views.
  ///   - spacing: the distance between the views in points; `nil` for their preferred distances.
  ///   - content: the views.
  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension HStack: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    [ContainerItem(place.items(of: content), layout, place.environment)]
  }
}

/// Views in a column.
public struct VStack<Content: View> {
  let layout: VStackLayout
  let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the views.
  ///   - spacing: the distance between the views in points; `nil` for their preferred distances.
  ///   - content: the views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension VStack: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    [ContainerItem(place.items(of: content), layout, place.environment)]
  }
}

/// Views on top of each other.
public struct ZStack<Content: View> {
  let layout: ZStackLayout
  let content: Content

  /// Creates a stack whose first view is at the back.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension ZStack: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    [ContainerItem(place.items(of: content), layout, place.environment)]
  }
}

/// Flexible space that takes the remaining length of a stack.
public struct Spacer {
  /// The minimum length in points; `nil` for the default spacing.
  public var minLength: CGFloat?

  /// Creates a spacer.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension Spacer: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    [SpacerItem(minLength ?? ViewSpacing.standard, place.environment)]
  }
}

final class SpacerItem: LayoutItem {
  private let least: CGFloat
  private var axis: Axis?

  init(_ least: CGFloat, _ environment: EnvironmentValues) {
    self.least = least
    super.init(environment)
  }

  override var stackAxis: Axis? {
    get { axis }
    set { axis = newValue }
  }

  override var computedSpacing: ViewSpacing { .zero }

  /// A spacer takes only the length that the other views leave: text beside one wraps only where it would
  /// without it.
  override var priority: Double { -.infinity }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for direction in Axis.allCases where axis == nil || axis == direction {
      size[direction] = max(proposal[direction] ?? least, least)
    }
    return size
  }
}

extension LayoutItem {
  /// Whether the item is a spacer, possibly with modifiers.
  var isSpacer: Bool { self is SpacerItem || wrapped?.isSpacer == true }
}

/// A line one pixel thick.
public struct Divider {
  /// Creates a line across the direction of its stack.
  nonisolated public init() {}
}

extension Divider: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension Divider: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] { [DividerItem(place.environment)] }
}
