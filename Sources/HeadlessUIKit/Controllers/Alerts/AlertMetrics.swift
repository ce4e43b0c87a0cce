import DynamicType
import Foundation

/// The lengths of alerts and action sheets in points.
///
/// Floating: measured on iOS 26.1, iPhone 16 and iPhone SE (`Reference/bars.json`); the gap
/// of 8 between title and message is that of the texts' own heights. Classic: 270 points for an
/// alert, 44 and 57 for the buttons are those of the design resources of iOS 13 to 18; the spaces
/// around the texts are estimates.
struct AlertMetrics {
  var isFloating: Bool
  var isSheet: Bool
  var width: CGFloat
  /// The space beside, above and below the texts, and between them.
  var textInset: CGFloat
  var textTop: CGFloat
  var textBottom: CGFloat
  var textGap: CGFloat
  /// The space around and between buttons.
  var actionsInset: CGFloat
  var actionGap: CGFloat
  private var leastAction: CGFloat

  init(_ traits: UITraitCollection, isSheet: Bool, in bounds: CGRect) {
    isFloating = BarGeneration(traits) == .floating
    self.isSheet = isSheet
    if isFloating {
      width = 320
      textInset = 30
      textTop = 22
      textBottom = 20
      textGap = 8
      actionsInset = 16
      actionGap = 8
      leastAction = 48
    } else {
      let isAccessible = traits.preferredContentSizeCategory.isAccessibilityCategory
      width = isSheet ? min(bounds.width, bounds.height) - 16 : isAccessible ? 320 : 270
      textInset = 16
      textTop = isSheet ? 14 : 20
      textBottom = isSheet ? 14 : 20
      textGap = 4
      actionsInset = 0
      actionGap = 0
      leastAction = isSheet ? 57 : 44
    }
    width = min(width, bounds.width - 16)
  }

  /// The fonts of title, message and buttons: they follow the whole range of text sizes.
  func titleFont(_ traits: UITraitCollection) -> UIFont {
    .preferredFont(
      forTextStyle: isSheet && !isFloating ? .footnote : .headline,
      compatibleWith: traits
    )
  }

  func messageFont(_ traits: UITraitCollection, isAlone: Bool) -> UIFont {
    let floating: UIFont.TextStyle = isAlone ? .body : .subheadline
    return .preferredFont(
      forTextStyle: isFloating ? floating : .footnote,
      compatibleWith: traits
    )
  }

  func actionFont(_ traits: UITraitCollection, isStrong: Bool) -> UIFont {
    if isSheet && !isFloating {
      return .preferredFont(forTextStyle: isStrong ? .headline : .title3, compatibleWith: traits)
    }
    return .preferredFont(forTextStyle: isStrong ? .headline : .body, compatibleWith: traits)
  }

  /// The height of a button: at accessibility sizes its title with 12 points above and below
  /// (measured 63.5 at AX2), else 48.
  func actionHeight(title: CGFloat, isAccessible: Bool) -> CGFloat {
    isAccessible ? max(leastAction, title + 24) : leastAction
  }
}
