public import HeadlessUIKit
import LayoutGeometry

/// The progress of scrolling.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

/// The content and the speed of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// The size and the place of the content.
  public let geometry: ScrollGeometry
  /// The speed in points in a second; `nil` if unknown.
  public let velocity: CGVector?
}

/// An action for a view that is seen when it appears.
private struct ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
}

extension ScrollVisibilityModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    let items = content.items(place)
    guard let first = items.first else { return items }
    let told = place.node.storage(at: 0) { Told() }
    return [
      first.appearing { [weak first, threshold, action] in
        guard !told.isTold, let first, first.visiblePart >= threshold, first.visiblePart > 0
        else { return }
        told.isTold = true
        action(true)
      }
    ] + items.dropFirst()
  }

  private final class Told {
    var isTold = false
  }
}

extension LayoutItem {
  /// The part of the view's area that is on the screen, from 0 to 1.
  fileprivate var visiblePart: Double {
    guard let screen = environment.host?.safeArea.outer, frame.width > 0, frame.height > 0 else {
      return 0
    }
    let seen = globalFrame.intersection(screen)
    return seen.isNull ? 0 : seen.width * seen.height / (frame.width * frame.height)
  }
}

extension View {
  /// Runs an action when scrolling begins or ends, which does not happen on a still screen.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Runs an action when scrolling begins or ends, which does not happen on a still screen.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }

  /// Runs an action when a part of the view comes into sight: once for a view that is seen at first.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Runs an action when the targets in sight change, which does not happen on a still screen.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}
