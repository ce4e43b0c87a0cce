public import Foundation
import RichText
package import Snapshots

/// A control that shows a color inside a ring of all hues.
///
/// ```swift
/// let well = UIColorWell()
/// well.title = "Accent"
/// well.selectedColor = .systemTeal
/// ```
///
/// Its size does not follow the text size. There is no color picker here: the program sets the color.
open class UIColorWell: UIControl {
  package override var elementRole: ElementRole { .colorWell }

  /// The purpose of the color, for assistive technologies and as the title of the color picker on a device.
  open var title: String?
  /// Whether colors may be translucent.
  open var supportsAlpha = true
  /// The color; `nil` for none.
  open var selectedColor: UIColor?

  override func initialSize(for size: CGSize) -> CGSize { size == .zero ? Self.size : size }

  override func setUpView() {
    super.setUpView()
    becomeElement(.button)
  }

  /// The size in points, estimated from Apple's pictures.
  private static let size = CGSize(width: 28, height: 28)

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override var defaultAccessibilityLabel: String? { title }

  // MARK: Drawing

  /// The colors of the ring, from the top in the direction of a clock.
  private static let ring: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
    .systemIndigo, .systemPink,
  ]

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    let alpha = isEnabled ? 1 : ControlDrawing.disabledAlpha
    let length = min(bounds.width, bounds.height)
    let box = ControlDrawing.middle(of: bounds, CGSize(width: length, height: length))
    for (index, color) in Self.ring.enumerated() {
      let outline = Outline.path(Self.sector(index, of: Self.ring.count, in: box), .nonZero)
      element.drawings.append(.fill(outline, .color(shade(color, alpha: alpha))))
    }
    let inner = box.insetBy(dx: length / 9, dy: length / 9)
    element.drawings.append(capsule(inner, shade(.systemBackground)))
    guard let selectedColor else { return }
    let middle = box.insetBy(dx: length / 6, dy: length / 6)
    element.drawings.append(capsule(middle, shade(selectedColor, alpha: alpha)))
  }

  /// A sector of a circle, approximated by straight lines of about two degrees.
  private static func sector(_ index: Int, of count: Int, in box: CGRect) -> Path {
    let steps = 180 / count
    var path = Path()
    path.move(to: Point(x: box.midX, y: box.midY))
    for step in 0...steps {
      let turns = (Double(index) + Double(step) / Double(steps)) / Double(count)
      let angle = turns * 2 * .pi
      path.line(
        to: Point(
          x: box.midX + sin(angle) * box.width / 2,
          y: box.midY - cos(angle) * box.height / 2
        )
      )
    }
    path.close()
    return path
  }
}
