public import Foundation

/// A source of haptic feedback; nothing can be felt here.
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Creates a generator for a view.
  public convenience init(view: UIView) { self.init() }

  /// Prepares the feedback.
  open func prepare() {}
}

/// The feedback for a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
  open func selectionChanged(at location: CGPoint) {}
}

/// The feedback for an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a hit.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator of a strength.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Creates a generator of a strength for a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// The feedback for a result.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a result.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
