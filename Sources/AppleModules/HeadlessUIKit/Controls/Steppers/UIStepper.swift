import DynamicType
public import Foundation
import RichText
package import Snapshots
import SystemMetrics

/// A control with a minus and a plus button that changes a value by steps.
open class UIStepper: UIControl {
  package override var elementRole: ElementRole { .stepper }

  private var storedValue = 0.0

  /// The value, always in the range; a value that is not a number is ignored.
  open var value: Double {
    get { storedValue }
    set { if !newValue.isNaN { storedValue = newValue.clamped(minimumValue, maximumValue) } }
  }

  /// The minimum value; a smaller maximum is raised to it.
  open var minimumValue = 0.0 {
    didSet {
      if minimumValue.isNaN { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The maximum value; a greater minimum is lowered to it.
  open var maximumValue = 100.0 {
    didSet {
      if maximumValue.isNaN { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// The change of one step, above 0; other values are ignored.
  open var stepValue = 1.0 {
    didSet { if !(stepValue > 0) || !stepValue.isFinite { stepValue = oldValue } }
  }

  /// Whether a step beyond one end continues at the other end.
  open var wraps = false
  /// Whether holding a side repeats the step.
  open var autorepeat = true
  /// Whether `valueChanged` is sent with each step while a side is held.
  open var isContinuous = true

  override func setUpView() {
    super.setUpView()
    isOpaque = false
  }

  override func initialSize(for size: CGSize) -> CGSize { intrinsicContentSize }

  /// Takes a step up or down as a touch does, and sends `valueChanged` if the value changed.
  package func step(up: Bool) {
    let old = storedValue
    let next = storedValue + (up ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if storedValue != old { sendActions(for: .valueChanged) }
  }

  // MARK: Hooks

  open override var intrinsicContentSize: CGSize {
    StepperSizes.size[systemGeneration].cgSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var sizeSource: SizeSource { .systemGeneration }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    let box = CGRect(origin: bounds.origin, size: intrinsicContentSize)
    let radius = StepperSizes.cornerRadius[systemGeneration]
    element.drawings.append(
      .fill(.roundedRect(Rect(box), radius: radius), .color(shade(.tertiarySystemFill)))
    )
    let line = CGRect(x: box.midX - 0.5, y: box.midY - 9, width: 1, height: 18)
    element.drawings.append(.fill(.rect(Rect(line)), .color(shade(.separator))))
    let canFall = isEnabled && (wraps || storedValue > minimumValue)
    let canRise = isEnabled && (wraps || storedValue < maximumValue)
    element.drawings.append(sign("minus", in: turned(half(box, 0)), canFall))
    element.drawings.append(sign("plus", in: turned(half(box, 1)), canRise))
  }

  private func half(_ box: CGRect, _ index: Double) -> CGRect {
    CGRect(
      x: box.minX + index * box.width / 2,
      y: box.minY,
      width: box.width / 2,
      height: box.height
    )
  }

  private func sign(_ name: String, in box: CGRect, _ isEnabled: Bool) -> Drawing {
    let place = ControlDrawing.middle(of: box, CGSize(width: 17, height: 17))
    return .symbol(
      SymbolContent(
        name,
        pointSize: 17,
        rect: Rect(place),
        tint: shade(isEnabled ? .label : .tertiaryLabel)
      )
    )
  }
}
