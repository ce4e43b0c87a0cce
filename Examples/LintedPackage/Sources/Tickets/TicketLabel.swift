#if canImport(UIKit)
import UIKit

/// A label with the number of a ticket, which keeps its size at every text size: a planted fault.
final class TicketLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 17)
  }

  required init?(coder: NSCoder) { nil }
}
#endif
