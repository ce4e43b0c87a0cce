public import Foundation

/// An image, texts and buttons in place of missing content.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.image = UIImage(systemName: "tray")
/// empty.text = "No Messages"
/// controller.contentUnavailableConfiguration = empty
/// ```
///
/// Fonts and distances are those of SwiftUI's `ContentUnavailableView`; those of UIKit were not measured.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The alignment of the content.
  public enum Alignment: Hashable, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case natural
  }

  /// The look of a text.
  public typealias TextProperties = UIListContentConfiguration.TextProperties

  /// The look of an image.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  /// The action of a button.
  public struct ButtonProperties {
    /// The action of a tap; a button without an action and without a menu is not shown.
    public var primaryAction: UIAction?
    /// The menu of the button.
    public var menu: UIMenu?
    /// Whether the button can be tapped.
    public var isEnabled = true
    /// The meaning of the button.
    public var role = UIButton.Role.normal
  }

  /// The image above the texts.
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
  /// The look of the button below the texts.
  public var button = UIButton.Configuration.plain()
  /// The action of the button.
  public var buttonProperties = ButtonProperties()
  /// The look of the second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the content.
  public var alignment = Alignment.center
  /// The axes in which the margins are at least the superview's, as bits; stored for programs that set it.
  public var axesPreservingSuperviewLayoutMargins = 3
  /// The minimum margins of the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16,
    leading: 16,
    bottom: 16,
    trailing: 16
  )
  /// The distance between the image and the first text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The distance between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background of the content.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether an activity indicator replaces the image.
  var isLoading = false

  private init() {
    textProperties = TextProperties(font: Self.titleFont, color: .label, alignment: .center)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline),
      color: .secondaryLabel,
      alignment: .center
    )
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    imageProperties.tintColor = .secondaryLabel
  }

  private static var titleFont: UIFont {
    let font = UIFont.preferredFont(forTextStyle: .title2)
    guard let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return font }
    return UIFont(descriptor: bold, size: 0)
  }

  /// A configuration for missing content, without image and texts.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// A configuration for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var value = UIContentUnavailableConfiguration()
    value.image = UIImage(systemName: "magnifyingglass")
    value.text = "No Results"
    value.secondaryText = "Check the spelling or try a new search."
    return value
  }

  /// A configuration for content that is being loaded.
  public static func loading() -> UIContentUnavailableConfiguration {
    var value = UIContentUnavailableConfiguration()
    value.isLoading = true
    return value
  }

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration for a state, always unchanged here.
  public func updated(
    for state: any UIConfigurationState
  ) -> UIContentUnavailableConfiguration { self }
}

/// The state of a controller for configurations of missing content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The search text; `nil` outside a search.
  public var searchText: String?
  /// Always false: a controller is not selected.
  public var isSelected: Bool { false }
  /// Always false: a controller is not highlighted.
  public var isHighlighted: Bool { false }
  /// Always false: a controller is not disabled.
  public var isDisabled: Bool { false }

  /// Creates the state of a controller without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
