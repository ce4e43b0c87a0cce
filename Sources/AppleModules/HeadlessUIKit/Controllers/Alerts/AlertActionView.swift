import DynamicType
import Foundation
import Snapshots

/// A button of an alert.
final class AlertActionView: UIView {
  override var elementRole: ElementRole { .alertAction }

  let action: UIAlertAction
  private let isStrong: Bool
  private var isFloating = false
  private let label = UILabel()

  init(_ action: UIAlertAction, isStrong: Bool) {
    self.action = action
    self.isStrong = isStrong || action.style == .cancel
    super.init(frame: .zero)
    identity.isGenerated = true
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    label.becomePart(showing: action.title)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func take(_ metrics: AlertMetrics, _ traits: UITraitCollection, isAlert: Bool) {
    isFloating = metrics.isFloating
    label.font = metrics.actionFont(traits, isStrong: isStrong && !isFloating)
    let usual: UIColor = isFloating ? .label : tintColor
    let color: UIColor = action.style == .destructive ? .systemRed : usual
    label.textColor = action.isEnabled ? color : .tertiaryLabel
  }

  var titleWidth: CGFloat { label.sizeThatFits(.zero).width }
  var titleHeight: CGFloat { label.sizeThatFits(.zero).height }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = titleHeight
    label.frame = pixelAligned(
      CGRect(
        x: 8,
        y: (bounds.height - height) / 2,
        width: max(0, bounds.width - 16),
        height: height
      )
    )
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    describeAsButton(&element, isEnabled: action.isEnabled)
    guard isFloating else { return }
    let outline = Outline.roundedRect(
      element.bounds,
      radius: element.bounds.height / 2,
      curve: .continuous
    )
    element.drawings.append(.fill(outline, .color(rgba(.tertiarySystemFill))))
  }
}
