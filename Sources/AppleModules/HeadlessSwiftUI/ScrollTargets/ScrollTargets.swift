import Foundation
import LayoutGeometry

/// The part of a content that scroll views are asked to make visible.
final class ScrollTargets {
  /// A part of a content, with the position to which it is scrolled.
  struct Target: Equatable {
    /// The identity of a view; `nil` for an edge of the content.
    var id: AnyHashable?
    /// The point of the view that is aligned with the same point of the scroll view; `nil` for the shortest
    /// distance.
    var anchor: UnitPoint?
  }

  /// The last target; a view whose body is computed sets it here.
  var target: Target?

  /// Whether a view that scrolls has the target.
  var isFound = false

  private weak var node: ViewNode?

  /// Sets a target, and marks the views below a node for placement.
  ///
  /// The last target is already visible: an action that sets one at each update would otherwise cause another
  /// update.
  @MainActor
  func scroll(to target: Target) {
    guard target != self.target else { return }
    self.target = target
    node?.setNeedsBody()
  }

  /// Sets the node above the views.
  func take(_ node: ViewNode) { self.node = node }
}

extension EnvironmentValues {
  private enum ScrollTargetsKey: EnvironmentKey {
    static var defaultValue: ScrollTargets? { nil }
  }

  /// The part that scroll views are asked to make visible; `nil` for none.
  var scrollTargets: ScrollTargets? {
    get { self[ScrollTargetsKey.self] }
    set { self[ScrollTargetsKey.self] = newValue }
  }
}

/// Makes the scroll views in a view follow a target, and reports a target that none of them contains.
struct ScrollTargetsModifier {
  let targets: ScrollTargets
}

extension ScrollTargetsModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    targets.take(place.node)
    var inner = place
    inner.environment = place.node.derivedEnvironment(from: place.environment) {
      $0.scrollTargets = targets
    }
    return content.items(inner).map { TargetedItem($0, targets, place.environment) }
  }
}

/// An item that follows a target during layout.
private final class TargetedItem: WrappingItem {
  private let targets: ScrollTargets

  init(_ content: LayoutItem, _ targets: ScrollTargets, _ environment: EnvironmentValues) {
    self.targets = targets
    super.init(content, environment)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    targets.isFound = false
    super.placeContent(proposal)
    if targets.target?.id != nil, !targets.isFound {
      environment.report(
        "scrollTo: no view with the identity was made, and the content is shown from its start."
      )
    }
  }
}

/// The position to which content is scrolled.
struct ScrollPlacement {
  /// The node of the scroll view, below which a target is searched.
  let node: ViewNode?
  let environment: EnvironmentValues
  let grid: PixelGrid

  /// The offset that shows a target in a laid-out content; the usual one without a target.
  ///
  /// - Parameters:
  ///   - usual: The offset without a target, in points.
  ///   - content: The rectangle of the content on the screen at the offset zero.
  ///   - room: The size of the visible part.
  ///   - axes: The directions in which the content scrolls.
  /// - Returns: The offset, within the content.
  func offset(
    usual: CGPoint,
    of content: CGRect,
    in room: CGSize,
    along axes: Axis.Set
  ) -> CGPoint {
    guard let targets = environment.scrollTargets, let target = targets.target else { return usual }
    let part: CGRect
    if let id = target.id {
      let frames = items(identifiedBy: id).map { item in
        CGRect(origin: item.origin, size: item.frame.size)
          .offsetBy(dx: -content.minX, dy: -content.minY)
      }
      guard let first = frames.first else { return usual }
      part = frames.dropFirst().reduce(first) { $0.union($1) }
      targets.isFound = true
    } else {
      part = CGRect(origin: .zero, size: content.size)
    }
    return moved(usual, to: part, anchor: target.anchor, of: content.size, in: room, along: axes)
  }

  /// Returns the items of the views with an identity.
  private func items(identifiedBy id: AnyHashable) -> [LayoutItem] {
    // The tree belongs to the task that lays it out.
    let node = node
    nonisolated(unsafe) let id = id
    nonisolated(unsafe) var items: [LayoutItem] = []
    onTree { items = node?.items(identifiedBy: id) ?? [] }
    return items
  }

  private func moved(
    _ usual: CGPoint,
    to part: CGRect,
    anchor: UnitPoint?,
    of content: CGSize,
    in room: CGSize,
    along axes: Axis.Set
  ) -> CGPoint {
    var result = usual
    for axis in Axis.allCases where axes.contains(axis == .horizontal ? .horizontal : .vertical) {
      let (start, length) = (part.origin[axis], part.size[axis])
      let most = max(0, content[axis] - room[axis])
      let share = anchor.map { axis == .horizontal ? $0.x : $0.y }
      let wanted =
        share.map { start + $0 * (length - room[axis]) }
        ?? max(min(usual[axis], start), start + length - room[axis])
      result[axis] = grid.rounded(min(max(0, wanted), most))
    }
    return result
  }
}
