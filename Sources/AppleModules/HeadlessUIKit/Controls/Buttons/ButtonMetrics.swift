import DynamicType
import FontManagement
import Foundation
import SystemMetrics

/// The sizes of buttons in a generation of the system.
struct ButtonMetrics {
  let generation: SystemGeneration

  /// The title's font.
  func titleFont(of type: UIButton.ButtonType) -> UIFont {
    let sizes = type == .custom ? ButtonSizes.customTitleSize : ButtonSizes.systemTitleSize
    return .systemFont(ofSize: sizes[generation])
  }

  /// The height above and below a title without content insets and image.
  var titleInset: CGFloat { ButtonSizes.titleInset[generation] }

  /// The least width of a system button without an image.
  var minimumWidth: CGFloat { ButtonSizes.minimumWidth[generation] }

  /// The space between title and subtitle of a configuration.
  var titlePadding: CGFloat { ButtonSizes.titlePadding[generation] }

  /// The opacity of the title and the image of a pressed button.
  var pressedOpacity: CGFloat { ButtonSizes.pressedOpacity[generation] }

  /// The insets of a configuration.
  func contentInsets(of size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
    let sizes =
      switch size {
      case .mini: ButtonSizes.miniInsets
      case .small: ButtonSizes.smallInsets
      case .medium: ButtonSizes.mediumInsets
      case .large: ButtonSizes.largeInsets
      }
    let insets = sizes[generation]
    return NSDirectionalEdgeInsets(
      top: insets.top,
      leading: insets.left,
      bottom: insets.bottom,
      trailing: insets.right
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

  /// The corner radius of a background that sets none.
  var cornerRadius: CGFloat { ButtonSizes.cornerRadius[generation] }

  /// The corner radius of a style; `nil` for half the height.
  func cornerRadius(
    _ style: UIButton.Configuration.CornerStyle,
    of background: CGFloat,
    traits: UITraitCollection
  ) -> CGFloat? {
    switch style {
    case .fixed: background
    case .dynamic where ButtonBackgrounds.hasCapsule[generation] && background == cornerRadius:
      nil
    case .dynamic: UIFontMetrics.default.scaledValue(for: background, compatibleWith: traits)
    case .small: ButtonSizes.smallCornerRadius[generation]
    case .medium: ButtonSizes.mediumCornerRadius[generation]
    case .large: ButtonSizes.largeCornerRadius[generation]
    case .capsule: nil
    }
  }

  /// The symbol of a button that consists of a symbol.
  static func symbolName(of type: UIButton.ButtonType) -> String? {
    switch type {
    case .infoLight, .infoDark, .detailDisclosure: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    case .custom, .system, .plain: nil
    }
  }

  /// The size of a button that consists of a symbol.
  func symbolSize(of type: UIButton.ButtonType) -> CGSize? {
    switch type {
    case .infoLight, .infoDark: SymbolButtonSizes.info[generation].cgSize
    case .detailDisclosure, .contactAdd: SymbolButtonSizes.other[generation].cgSize
    case .close: ButtonSizes.close[generation].cgSize
    case .custom, .system, .plain: nil
    }
  }
}

extension ButtonMetrics {
  /// The lengths under the current traits, for configurations, which belong to no view.
  static var current: ButtonMetrics {
    ButtonMetrics(generation: UITraitCollection.current.systemGeneration)
  }
}

extension UIButton {
  var metrics: ButtonMetrics { ButtonMetrics(generation: systemGeneration) }
}
