import DynamicType
import FontManagement
import Foundation
import SystemMetrics

/// The numbers of buttons.
///
/// Evidence is the sizes that Interface Builder saved for buttons that only their content sizes,
/// in public documents, and for configurations the published sizes.
enum ButtonMetrics {
  /// The title of a button of the system, 15 points; of a custom one 18.
  ///
  /// Buttons without a font of their own are 30 points high as system buttons (13 of 13 saved ones)
  /// and 34 as custom ones (3 of 3): 18 + 12 and 22 + 12 with the line heights rounded up.
  static func titleFont(of type: UIButton.ButtonType) -> UIFont {
    .systemFont(ofSize: type == .custom ? 18 : 15)
  }

  /// The height above and below a title without content insets and image together, 6 points each.
  static let titleInset = 6.0

  /// The least width of a system button without an image: 30 for the titles `>` and `Play` and
  /// without any title.
  static let minimumWidth = 30.0

  /// The insets of a configuration.
  ///
  /// Medium is 7 and 12: 34.5 points for a title of 17 points on 2x (`filled`), 35.5 for 18 points
  /// (`plain`), in saved documents. The others are estimates by Apple's pictures: large buttons are
  /// 50 points high at Large and small ones 28.
  static func contentInsets(of size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
    switch size {
    case .mini: insets(5, 10)
    case .small: insets(5, 10)
    case .medium: insets(7, 12)
    case .large: insets(15, 20)
    }
  }

  private static func insets(_ vertical: Double, _ horizontal: Double) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: vertical,
      leading: horizontal,
      bottom: vertical,
      trailing: horizontal
    )
  }

  /// The style of a configuration's title: the saved medium buttons fit 17 points; small ones are
  /// an estimate.
  static func titleStyle(of size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    switch size {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  /// The style of a configuration's subtitle; an estimate.
  static func subtitleStyle(of size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    size == .medium || size == .large ? .caption1 : .caption2
  }

  /// The space between title and subtitle; an estimate.
  static let titlePadding: CGFloat = 1

  /// The radius of a background's corners; an estimate, as those of the named corner styles.
  static let cornerRadius: CGFloat = 6

  /// The radius of a corner style; nil for half the height.
  static func cornerRadius(
    _ style: UIButton.Configuration.CornerStyle,
    of background: CGFloat,
    traits: UITraitCollection
  ) -> CGFloat? {
    switch style {
    case .fixed: background
    case .dynamic
    where ButtonBackgrounds.hasCapsule[traits.systemGeneration] && background == cornerRadius:
      nil
    case .dynamic: UIFontMetrics.default.scaledValue(for: background, compatibleWith: traits)
    case .small: 4
    case .medium: 6
    case .large: 9
    case .capsule: nil
    }
  }

  /// The opacity of a pressed button's title and image; an estimate.
  static let pressedAlpha = 0.3

  /// The symbol of a button that is only one.
  static func symbolName(of type: UIButton.ButtonType) -> String? {
    switch type {
    case .infoLight, .infoDark, .detailDisclosure: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    case .custom, .system, .plain: nil
    }
  }

  /// The size of a button that is only a symbol; that of `close` is an estimate.
  static func symbolSize(
    of type: UIButton.ButtonType,
    _ generation: SystemGeneration
  ) -> CGSize? {
    switch type {
    case .infoLight, .infoDark: SymbolButtonSizes.info[generation].cgSize
    case .detailDisclosure, .contactAdd: SymbolButtonSizes.other[generation].cgSize
    case .close: CGSize(width: 30, height: 30)
    case .custom, .system, .plain: nil
    }
  }
}
