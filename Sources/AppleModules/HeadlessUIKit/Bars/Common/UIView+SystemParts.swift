import Foundation
import Snapshots

extension UIView {
  /// Takes the identity of the bar item that the view shows; an item that is in no document is a part of the
  /// system.
  func takeIdentity(of item: UIBarItem?) {
    identity = item?.viewIdentity ?? identity
    identity.isGenerated = item?.viewIdentity == nil
  }

  /// Takes the identity and the accessibility identifier of an item.
  func represent(_ item: UIBarItem) {
    takeIdentity(of: item)
    accessibilityIdentifier = item.accessibilityIdentifier
  }

  /// Makes the view's content act as a system button, which can be touched in its whole rectangle.
  func describeAsButton(_ element: inout SnapshotElement, isEnabled: Bool = true) {
    element.interaction = Interaction(isEnabled: isEnabled, hitArea: element.bounds)
  }

  /// Adds a content view that fills the view.
  func embed(_ contentView: UIView) {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.identity.isGenerated = true
    addSubview(contentView)
  }

  /// Adds the content view of a row.
  ///
  /// Content that scrolls below the home indicator keeps its margins; the table places contents
  /// beside a notch.
  func embedRow(_ contentView: UIView) {
    insetsLayoutMarginsFromSafeArea = false
    contentView.insetsLayoutMarginsFromSafeArea = false
    embed(contentView)
  }
}

extension UILabel {
  /// Makes the label a part of a system button, whose accessibility replaces the label's.
  func becomePart(showing text: String?) {
    identity.isGenerated = true
    isAccessibilityElement = false
    self.text = text
  }
}
