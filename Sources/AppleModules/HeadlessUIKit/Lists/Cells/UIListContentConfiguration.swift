public import Foundation

/// The image and the texts of a row in a list.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Wi-Fi"
/// content.secondaryText = "Home"
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  public struct TextProperties {
    /// The alignment of lines.
    public enum TextAlignment: Hashable, Sendable { case natural, center, justified }
    /// The font.
    public var font: UIFont
    /// The color of the letters.
    public var color: UIColor
    /// The alignment of lines.
    public var alignment = TextAlignment.natural
    /// The rule for line breaks.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for as many as the text needs.
    public var numberOfLines = 0
    /// Whether the font shrinks before text is left out.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor on the font's size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether preferred and scaled fonts follow the text size.
    public var adjustsFontForContentSizeCategory = true
  }

  /// The look of an image.
  public struct ImageProperties {
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template image; `nil` for the view's.
    public var tintColor: UIColor?
    /// The radius of the image's corners in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The space in which the image is centered; 0 for the image's own size.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The image at the leading side.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The first text.
  public var text: String?
  /// The first text as an attributed string, in place of the plain one.
  public var attributedText: NSAttributedString?
  /// The look of the first text.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text as an attributed string, in place of the plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties
  /// Whether the two texts are side by side where they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The margins of the content; `nil` for those of the cell.
  var ownMargins: NSDirectionalEdgeInsets?
  /// The margins of the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins ?? .init(top: 15, leading: 16, bottom: 15, trailing: 16) }
    set { ownMargins = newValue }
  }
  /// The axes in which the margins are at least the cell's, as bits; stored for programs that set it.
  public var axesPreservingSuperviewLayoutMargins = 3
  /// The distance between image and text.
  public var imageToTextPadding: CGFloat = 16
  /// The least distance of two texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The vertical distance of two texts: none, as measured at Large on iOS 26.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  init(_ style: UIFont.TextStyle, secondary: UIFont.TextStyle) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary),
      color: .secondaryLabel
    )
  }

  /// A row with a text and a second text below it.
  public static func cell() -> UIListContentConfiguration { subtitleCell() }

  /// The row with a second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, secondary: .subheadline)
  }

  /// A row with a second text beside the first.
  public static func valueCell() -> UIListContentConfiguration {
    var value = UIListContentConfiguration(.body, secondary: .body)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }

  /// The row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// The header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, secondary: .subheadline)
  }

  /// The footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }

  /// The header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var value = UIListContentConfiguration(.footnote, secondary: .footnote)
    value.textProperties.color = .secondaryLabel
    return value
  }

  /// The footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration for a state, always unchanged here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
