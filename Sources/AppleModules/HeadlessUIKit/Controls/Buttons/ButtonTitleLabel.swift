import Foundation
import Snapshots

/// The label of a button's title, which tells the button what its size depends on.
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
