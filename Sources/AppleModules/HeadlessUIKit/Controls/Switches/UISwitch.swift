import DynamicType
public import Foundation
package import Snapshots
import SystemMetrics

/// A control that is on or off.
///
/// Its size is the system's and does not follow the text size.
open class UISwitch: UIControl {
  package override var elementRole: ElementRole { .switch }

  /// The looks of a switch.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case automatic, checkbox, sliding
  }

  /// Whether the switch is on.
  open var isOn = false
  /// The color behind the knob while the switch is on; `nil` for the system's green.
  open var onTintColor: UIColor? { didSet { markSet(.onTintColor) } }
  /// The color of the knob; `nil` for white.
  open var thumbTintColor: UIColor? { didSet { markSet(.thumbTintColor) } }
  /// The image of a switch that is on; not drawn since iOS 7, and stored for programs that set it.
  open var onImage: UIImage?
  /// The image of a switch that is off; not drawn since iOS 7, and stored for programs that set it.
  open var offImage: UIImage?
  /// The text beside a checkbox; a sliding switch has none.
  open var title: String?
  /// The requested style; on iPhone and iPad all switches slide.
  open var preferredStyle = Style.automatic
  /// The look: a sliding switch.
  open var style: Style { .sliding }

  override func initialSize(for size: CGSize) -> CGSize { frameSize }

  override func setUpView() {
    super.setUpView()
    becomeElement(.button)
  }

  /// Turns the switch on or off, without animation and without sending an action.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }

  // MARK: Hooks

  private var size: CGSize { SwitchSizes.size[systemGeneration].cgSize }

  private var frameSize: CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
  }

  open override var intrinsicContentSize: CGSize { size }

  open override var alignmentRectInsets: UIEdgeInsets {
    SwitchSizes.overhang[systemGeneration]
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize }

  override var sizeSource: SizeSource { .systemGeneration }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    let alpha = isEnabled ? 1 : ControlDrawing.disabledAlpha
    let box = CGRect(origin: bounds.origin, size: frameSize)
    let track = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    element.drawings.append(capsule(box, shade(track, alpha: alpha)))
    let size = SwitchSizes.knob[systemGeneration]
    let gap = (box.height - size.height) / 2
    let x = isOn != isRightToLeft ? box.maxX - gap - size.width : box.minX + gap
    let knobRect = CGRect(x: x, y: box.minY + gap, width: size.width, height: size.height)
    element.drawings += knob(knobRect, shade(thumbTintColor ?? .white, alpha: isEnabled ? 1 : 0.8))
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ownAppearanceProperties
  }

  private static let ownAppearanceProperties = [
    AppearanceProperty(.onTintColor, \UISwitch.onTintColor),
    AppearanceProperty(.thumbTintColor, \UISwitch.thumbTintColor),
  ]
}
