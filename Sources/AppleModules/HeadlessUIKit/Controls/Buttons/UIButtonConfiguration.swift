import DynamicType
public import Foundation
import FontManagement

extension UIButton {
  /// The look and the content of a button, as a value.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Save"
  /// let button = UIButton(configuration: configuration)
  /// ```
  ///
  /// Titles without an explicit font follow the text size and take as many lines as they need.
  public struct Configuration {
    /// The rule for the radius of the corners of the background.
    public enum CornerStyle: Int, Hashable, Sendable, CaseIterable {
      /// By the radius of the background, unchanged.
      case fixed = -1
      /// By the radius of the background, which grows with the text.
      case dynamic
      case small, medium, large
      /// By half the height.
      case capsule = 4
    }

    /// The size class of a button.
    public enum Size: Int, Hashable, Sendable, CaseIterable {
      case medium, small, mini, large
    }

    /// The alignment of title and subtitle to each other.
    public enum TitleAlignment: Int, Hashable, Sendable, CaseIterable {
      case automatic, leading, center, trailing
    }

    var style: ConfigurationStyle

    /// The background; its color comes from the style unless it is set.
    public var background = UIBackgroundConfiguration.styled()
    /// The rule for the radius of the corners of the background.
    public var cornerStyle = CornerStyle.dynamic
    /// The size class of the button, which chooses insets and font.
    public var buttonSize = Size.medium
    /// The color of title and image; `nil` leaves it to the style.
    public var baseForegroundColor: UIColor?
    /// The color of the background; `nil` leaves it to the style.
    public var baseBackgroundColor: UIColor?

    /// The image.
    public var image: UIImage?
    /// Changes the color of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol that sets none itself.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator is in place of the image.
    public var showsActivityIndicator = false

    /// The title; it replaces an attributed title that was set before.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of a title that does not fit; by default it wraps.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The smaller text below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The smaller text with attributes.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of a subtitle that does not fit; by default it wraps.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    var ownContentInsets: NSDirectionalEdgeInsets?
    /// The distance of title and image from the edges.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets ?? ButtonMetrics.current.contentInsets(of: buttonSize) }
      set { ownContentInsets = newValue }
    }
    /// The side of the title on which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and title in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle in points.
    public var titlePadding = ButtonMetrics.current.titlePadding
    /// The alignment of title and subtitle to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button looks selected without an update handler.
    public var automaticallyUpdateForSelection = true

    init(_ style: ConfigurationStyle) { self.style = style }

    /// Text and image in the tint, without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// As ``plain()``.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Tint on a light shade of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// As ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Tint on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// As ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// White on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Restores the content insets of the size.
    public mutating func setDefaultContentInsets() { ownContentInsets = nil }

    /// Returns the configuration as it is in a button's state.
    public func updated(for button: UIButton) -> Configuration {
      var result = self
      if button.isSelected, automaticallyUpdateForSelection, style == .plain {
        result.style = .tinted
      }
      return result
    }
  }
}

/// The looks of configurations.
enum ConfigurationStyle: Hashable, Sendable {
  case plain, tinted, gray, filled
}

extension UIBackgroundConfiguration {
  /// A background whose color comes from a style.
  static func styled() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = nil
    background.cornerRadius = ButtonMetrics.current.cornerRadius
    return background
  }
}
