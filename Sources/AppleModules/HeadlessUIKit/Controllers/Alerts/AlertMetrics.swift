import DynamicType
import Foundation
import SystemMetrics

/// The lengths of alerts and action sheets under their traits, in points.
struct AlertMetrics {
  private let generation: SystemGeneration
  let isFloating: Bool
  let isSheet: Bool
  let width: CGFloat

  init(_ traits: UITraitCollection, isSheet: Bool, in bounds: CGRect) {
    generation = traits.systemGeneration
    isFloating = traits.barStyle == .floating
    self.isSheet = isSheet
    let isAccessible = traits.preferredContentSizeCategory.isAccessibilityCategory
    let alertWidths = isAccessible ? AlertSizes.accessibleWidth : AlertSizes.width
    let margin = AlertSizes.screenMargin[generation]
    let sheetWidth = AlertSizes.sheetWidth[generation] ?? min(bounds.width, bounds.height) - margin
    width = min(isSheet ? sheetWidth : alertWidths[generation], bounds.width - margin)
  }

  /// The space beside the texts.
  var textInset: CGFloat { AlertSizes.textInset[generation] }
  /// The space above the texts.
  var textTop: CGFloat {
    (isSheet ? AlertSizes.sheetTextTop : AlertSizes.textTop)[generation]
  }
  /// The space below the texts.
  var textBottom: CGFloat {
    (isSheet ? AlertSizes.sheetTextBottom : AlertSizes.textBottom)[generation]
  }
  /// The space between title and message.
  var textGap: CGFloat { AlertSizes.textGap[generation] }
  /// The space around buttons.
  var actionsInset: CGFloat { AlertSizes.actionsInset[generation] }
  /// The space between buttons.
  var actionGap: CGFloat { AlertSizes.actionGap[generation] }
  /// The least height of a button.
  var minimumActionHeight: CGFloat {
    (isSheet ? AlertSizes.minimumSheetActionHeight : AlertSizes.minimumActionHeight)[generation]
  }
  /// The radius of the corners.
  var cornerRadius: CGFloat { AlertSizes.cornerRadius[generation] }

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

  /// Returns the height of a button, which follows its title only at accessibility sizes.
  func actionHeight(title: CGFloat, isAccessible: Bool) -> CGFloat {
    guard isAccessible else { return minimumActionHeight }
    return max(minimumActionHeight, title + AlertSizes.actionTextRoom[generation])
  }
}
