#if canImport(UIKit)
import UIKit

/// A label with the price of a receipt, which follows the text size.
final class ReceiptLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }

  required init?(coder: NSCoder) { nil }
}
#endif
