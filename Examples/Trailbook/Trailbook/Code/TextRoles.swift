import UIKit

/// The roles that texts play in the app.
///
/// Screens ask for a role and never for a font.
enum TextRole {
  case heading
  case note

  /// The brand's font at the size that the role has at Large, which follows the text size.
  var font: UIFont {
    switch self {
    case .heading:
      UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
    case .note:
      UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13))
    }
  }
}

extension UILabel {
  /// Shows the label in a role, at any text size and on as many lines as it needs.
  func apply(_ role: TextRole) {
    font = role.font
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }
}
