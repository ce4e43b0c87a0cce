import Foundation

/// The phase of a view that scrolls into the visible part.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is about to enter at the top or at the leading edge.
  case topLeading
  /// The view is in the visible part.
  case identity
  /// The view is about to enter at the bottom or at the trailing edge.
  case bottomTrailing

  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the visible part, 0 in it, 1 after it.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// The transition of a view that scrolls into the visible part.
public struct ScrollTransitionConfiguration: Sendable {
  /// The visible fraction of a view at which the change ends.
  public struct Threshold: Sendable {
    let visible: Double

    /// The whole view.
    public static let visible = Threshold(visible: 1)
    /// The view is not visible at all.
    public static let hidden = Threshold(visible: 0)
    /// The whole view, centered in the visible part; a still screen uses the whole view.
    public static var centered: Threshold { visible }
    /// A part of the view from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(visible: amount) }
  }

  private enum Kind { case animated, interactive, identity }
  private let kind: Kind
  private var threshold: Threshold

  /// The change begins at the threshold, and runs as an animation.
  public static let animated = ScrollTransitionConfiguration(
    kind: .animated,
    threshold: .visible(0.5)
  )
  /// The change follows the visible part of the view.
  public static let interactive = ScrollTransitionConfiguration(
    kind: .interactive,
    threshold: .visible
  )
  /// Data without animation.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .hidden)

  /// The change begins at the threshold, and runs as an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

  /// The configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  /// The phase of a change, from 0 to 1, for a partly visible view.
  func change(visible: Double) -> Double {
    switch kind {
    case .identity: return 0
    case .animated: return visible >= threshold.visible ? 0 : 1
    case .interactive:
      guard threshold.visible > 0 else { return visible > 0 ? 0 : 1 }
      return 1 - min(visible / threshold.visible, 1)
    }
  }
}

/// A view and the visible part of the surrounding scroll view, along an axis.
struct ScrollVisibility {
  let phase: ScrollTransitionPhase
  /// The visible fraction of the view, from 0 to 1.
  let part: Double

  /// A view outside a scroll view is visible.
  init(_ proxy: GeometryProxy, along axis: Axis) {
    guard let room = proxy.bounds(of: NamedCoordinateSpace.scrollView), proxy.size[axis] > 0 else {
      (phase, part) = (.identity, 1)
      return
    }
    let start = room.origin[axis]
    let end = start + room.size[axis]
    let length = proxy.size[axis]
    let seen = max(0, min(end, length) - max(start, 0))
    part = min(1, seen / min(length, room.size[axis]))
    phase = part == 1 ? .identity : start > 0 ? .topLeading : .bottomTrailing
  }
}

extension View {
  /// Changes the drawing of the view while it enters or leaves the visible part of a scroll view.
  ///
  /// A still screen shows the change at the resting position of the content. Numbers between two phases
  /// change in proportion to the visible part of the view.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration,
      bottomTrailing: configuration,
      axis: axis,
      transition: transition
    )
  }

  /// Changes the drawing of the view at the two ends of the visible part of a scroll view.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { proxy in
        let axes = axis.map { [$0] } ?? Axis.allCases
        let found = axes.map { ScrollVisibility(proxy, along: $0) }.min { $0.part < $1.part }
        let rest = VisualChanges(transition(EmptyVisualEffect(), .identity))
        guard let found, found.phase != .identity else { return rest }
        let configuration = found.phase == .topLeading ? topLeading : bottomTrailing
        let end = VisualChanges(transition(EmptyVisualEffect(), found.phase))
        return rest.moved(to: end, by: configuration.change(visible: found.part))
      }
    )
  }
}
