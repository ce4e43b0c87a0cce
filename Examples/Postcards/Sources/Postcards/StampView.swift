import UIKit

/// A stamp with a text of its own.
public final class StampView: UIView {
  private let label = UILabel()

  /// Creates a stamp.
  public init(text: String) {
    super.init(frame: .zero)
    label.text = text
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      // A planted fault: this height does not follow the text.
      heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  /// Archives hold no stamps.
  public required init?(coder: NSCoder) { nil }
}

#Preview("Priority stamp") {
  StampView(text: "Priority")
}
