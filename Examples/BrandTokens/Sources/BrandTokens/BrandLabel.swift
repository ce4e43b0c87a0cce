public import UIKit

/// A label in a typography of the brand, which follows the text size.
///
/// `BrandTypography` is written from `brand.tokens.json` while the package is built.
public final class BrandLabel: UILabel {
  /// Creates a label.
  public convenience init(_ text: String, _ typography: BrandTypography) {
    self.init(frame: .zero)
    numberOfLines = 0
    attributedText = NSAttributedString(
      string: text,
      attributes: [
        .font: typography.font(), .kern: typography.kern(),
        .paragraphStyle: typography.paragraphStyle(),
      ]
    )
    adjustsFontForContentSizeCategory = true
  }
}
