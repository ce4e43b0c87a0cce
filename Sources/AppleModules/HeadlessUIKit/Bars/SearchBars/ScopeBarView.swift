import Foundation
import Snapshots

/// The parts to search in, below the field.
final class ScopeBarView: UIView {
  private var labels: [UILabel] = []
  private var selected = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    identity.isGenerated = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ titles: [String], selected: Int) {
    self.selected = selected
    guard titles != labels.map({ $0.text ?? "" }) else { return }
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel()
      label.identity.isGenerated = true
      label.text = title
      label.font = .systemFont(ofSize: 13, weight: .medium)
      label.textAlignment = .center
      return label
    }
    for label in labels { addSubview(label) }
    setNeedsLayout()
  }

  private func box(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, labels.count))
    return directed(
      CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() { label.frame = pixelAligned(box(index)) }
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    element.drawings.append(
      .fill(
        .roundedRect(element.bounds, radius: 8, curve: .continuous),
        .color(rgba(.tertiarySystemFill))
      )
    )
    guard labels.indices.contains(selected) else { return }
    element.drawings.append(
      .fill(
        .roundedRect(Rect(box(selected)).inset(by: 2), radius: 7, curve: .continuous),
        .color(rgba(.systemBackground))
      )
    )
  }
}
