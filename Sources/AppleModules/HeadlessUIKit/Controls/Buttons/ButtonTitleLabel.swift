import Foundation
import Snapshots

/// The label of a button's title, which notifies the button of changes that affect its size.
final class ButtonTitleLabel: UILabel {
  private let button: Reference<UIView>?

  init(_ button: UIButton, role: TextContent.Role = .title) {
    self.button = button.reference
    super.init(frame: .zero)
    textRole = role
    isAccessibilityElement = false
    identity.isGenerated = true
  }

  required init?(coder: NSCoder) { nil }

  override func sizeChanged() { (button?.object as? UIButton)?.contentChanged() }
}
