import HeadlessUIKit
import InterfaceBuilder

/// Views as the app shows them on a device.
///
/// A document holds placeholders for what only the code of the app adds: constraints that are removed
/// when the app is built, and sizes of content. They are the best that is known of that code, so they
/// hold where nothing else decides, and content that needs a longer length than they give gets it.
struct DevicePolicy: LoadingPolicy {
  /// The priority of lengths in place of those that code sets: above the hugging of content, 250
  /// or 251 unless a document sets it, which would pull a container to its content, and below its
  /// resistance to being compressed.
  private static let placeholderLength = 300.0
  /// The priority of those that relate views, such as a container to the edges of its screen: code
  /// sets them in the same way, whatever the content.
  private static let placeholderRelation = 999.0

  func constraints(of node: ObjectNode) -> [ConstraintDescription] {
    node.constraints.map { constraint in
      var constraint = constraint
      if constraint.isPlaceholder {
        let most = constraint.second == nil ? Self.placeholderLength : Self.placeholderRelation
        constraint.priority = min(constraint.priority, most)
      }
      return constraint
    }
  }

  func prepare(_ view: UIView, for node: ObjectNode) {
    guard let size = node.placeholderSize else { return }
    let own = view.intrinsicContentSize
    if own.width < 0 && own.height < 0 {
      view.updateDesignTimeHints { $0.intrinsicContentSize = size }
    }
  }
}
