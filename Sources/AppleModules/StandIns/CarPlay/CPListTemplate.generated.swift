// Written by Scripts/generate-tables from Reference/apple-modules/CarPlay.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// A row of a list.
public protocol CPListTemplateItem: AnyObject {
  /// The text.
  var text: String? { get }
  /// The user info.
  var userInfo: Any? { get set }
}

/// A row that a person can choose.
public protocol CPSelectableListItem: CPListTemplateItem {
  /// The handler.
  var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}

/// The sign at the end of a row.
public enum CPListItemAccessoryType: Int, Hashable, Sendable {
  /// The case of none.
  case none
  /// The case of disclosure indicator.
  case disclosureIndicator
  /// The case of cloud.
  case cloud
}

/// The place of the sign of what plays.
public enum CPListItemPlayingIndicatorLocation: Int, Hashable, Sendable {
  /// The case of leading.
  case leading
  /// The case of trailing.
  case trailing
}

/// A row with a text and a picture.
open class CPListItem: NSObject, CPSelectableListItem {
  /// The text.
  open private(set) var text: String?
  /// The detail text.
  open private(set) var detailText: String?
  /// The image.
  open private(set) var image: UIImage?
  /// The user info.
  open var userInfo: Any? = nil
  /// Called when a person chooses the row.
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? = nil
  /// The accessory type.
  open var accessoryType: CPListItemAccessoryType = CPListItemAccessoryType.none
  /// The accessory image.
  open private(set) var accessoryImage: UIImage? = nil
  /// Whether it is playing.
  open var isPlaying: Bool = false
  /// Whether it is enabled.
  open var isEnabled: Bool = true
  /// Whether it is explicit content.
  open var isExplicitContent: Bool = false
  /// The playback progress.
  open var playbackProgress: CGFloat = 0
  /// The playing indicator location.
  open var playingIndicatorLocation: CPListItemPlayingIndicatorLocation = CPListItemPlayingIndicatorLocation.trailing
  /// The greatest size of a picture in points.
  public static let maximumImageSize: CGSize = CGSize(width: 90, height: 90)
  /// Creates a row.
  public init(text: String?, detailText: String?) {
    self.text = text
    self.detailText = detailText
    image = nil
  }
  /// Creates a row with a picture.
  public init(text: String?, detailText: String?, image: UIImage?) {
    self.text = text
    self.detailText = detailText
    self.image = image
  }
  /// Creates a row with a sign.
  public init(
    text: String?,
    detailText: String?,
    image: UIImage?,
    accessoryImage: UIImage?,
    accessoryType: CPListItemAccessoryType
  ) {
    self.text = text
    self.detailText = detailText
    self.image = image
    self.accessoryImage = accessoryImage
    self.accessoryType = accessoryType
  }
  /// Sets the text.
  open func setText(_ text: String) { self.text = text }
  /// Sets the second text.
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  /// Sets the picture.
  open func setImage(_ image: UIImage?) { self.image = image }
  /// Sets the picture at the end.
  open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}

/// A row of pictures.
open class CPListImageRowItem: NSObject, CPSelectableListItem {
  /// The text.
  open var text: String?
  /// The grid images.
  open private(set) var gridImages: [UIImage]
  /// The user info.
  open var userInfo: Any? = nil
  /// Whether it is enabled.
  open var isEnabled: Bool = true
  /// The image titles.
  open var imageTitles: [String] = []
  /// Called when a person chooses the row.
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? = nil
  /// Called when a person chooses a picture.
  open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)? = nil
  /// The greatest size of a picture in points.
  public static let maximumImageSize: CGSize = CGSize(width: 90, height: 90)
  /// Creates a row.
  public init(text: String, images: [UIImage]) {
    self.text = text
    gridImages = images
  }
  /// Creates a row with texts.
  public init(text: String, images: [UIImage], imageTitles: [String]) {
    self.text = text
    gridImages = images
    self.imageTitles = imageTitles
  }
  /// Sets the pictures.
  open func update(_ gridImages: [UIImage]) { self.gridImages = gridImages }
}

/// A part of a list.
open class CPListSection: NSObject {
  /// The header.
  public let header: String?
  /// The header subtitle.
  public let headerSubtitle: String? = nil
  /// The section index title.
  public let sectionIndexTitle: String?
  /// The items.
  public let items: [any CPListTemplateItem]
  /// The greatest size of a picture in points.
  public static let maximumImageSize: CGSize = CGSize(width: 44, height: 44)
  /// Creates a part with a title.
  public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
    self.items = items
    self.header = header
    self.sectionIndexTitle = sectionIndexTitle
  }
  /// Creates a part.
  public init(items: [any CPListTemplateItem]) {
    self.items = items
    header = nil
    sectionIndexTitle = nil
  }
  /// Returns the place of a row.
  open func index(of item: any CPListTemplateItem) -> Int {
    items.firstIndex { $0 === item } ?? NSNotFound
  }
  /// Returns the row at a place.
  open func item(at index: Int) -> any CPListTemplateItem { items[index] }
}

/// A list.
open class CPListTemplate: CPTemplate {
  /// The title.
  public let title: String?
  /// The sections.
  open private(set) var sections: [CPListSection]
  /// The delegate.
  open weak var delegate: (any CPListTemplateDelegate)?
  /// The empty view title variants.
  open var emptyViewTitleVariants: [String] = []
  /// The empty view subtitle variants.
  open var emptyViewSubtitleVariants: [String] = []
  /// The leading navigation bar buttons.
  open var leadingNavigationBarButtons: [CPBarButton] = []
  /// The trailing navigation bar buttons.
  open var trailingNavigationBarButtons: [CPBarButton] = []
  /// The back button.
  open var backButton: CPBarButton? = nil
  /// The assistant cell configuration.
  open var assistantCellConfiguration: CPAssistantCellConfiguration? = nil
  /// The item count.
  open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The section count.
  open var sectionCount: Int { sections.count }
  /// The greatest number of rows.
  open class var maximumItemCount: Int { 500 }
  /// The greatest number of parts.
  open class var maximumSectionCount: Int { 100 }
  /// Creates a list.
  public init(title: String?, sections: [CPListSection]) {
    self.title = title
    self.sections = sections
  }
  /// Creates a list with a row for Siri.
  public init(
    title: String?,
    sections: [CPListSection],
    assistantCellConfiguration: CPAssistantCellConfiguration?
  ) {
    self.title = title
    self.sections = sections
    self.assistantCellConfiguration = assistantCellConfiguration
  }
  /// Sets the parts.
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}

/// The row for Siri.
open class CPAssistantCellConfiguration: NSObject {
  /// Its place.
  public enum Position: Int, Hashable, Sendable {
    /// The case of top.
    case top
    /// The case of bottom.
    case bottom
  }
  /// Whether it is seen.
  public enum Visibility: Int, Hashable, Sendable {
    /// The case of off.
    case off
    /// The case of while limited UI.
    case whileLimitedUI
    /// The case of always.
    case always
  }
  /// The action of the row.
  public enum CPAssistantCellActionType: Int, Hashable, Sendable {
    /// The case of play media.
    case playMedia
    /// The case of start call.
    case startCall
  }
}

/// Called about a list.
public protocol CPListTemplateDelegate: AnyObject {
  /// Called for the event “did select”.
  func listTemplate(
    _ listTemplate: CPListTemplate,
    didSelect item: CPListItem,
    completionHandler: @escaping () -> Void
  )
}

extension CPListTemplateDelegate {
  /// Answers for an object that does not have it.
  public func listTemplate(
    _ listTemplate: CPListTemplate,
    didSelect item: CPListItem,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// Screens beside each other.
open class CPTabBarTemplate: CPTemplate {
  /// The delegate.
  open weak var delegate: (any CPTabBarTemplateDelegate)?
  /// The templates.
  open private(set) var templates: [CPTemplate]
  /// The selected template.
  open var selectedTemplate: CPTemplate? { templates.first }
  /// The greatest number of screens.
  open class var maximumTabCount: Int { 5 }
  /// Creates a bar.
  public init(templates: [CPTemplate]) { self.templates = templates }
  /// Sets the screens.
  open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
  /// Shows a screen.
  open func select(_ newTemplate: CPTemplate) {}
}

/// Called about a bar.
public protocol CPTabBarTemplateDelegate: AnyObject {
  /// Called for the event “did select”.
  func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}

extension CPTabBarTemplateDelegate {
  /// Does nothing.
  public func tabBarTemplate(
    _ tabBarTemplate: CPTabBarTemplate,
    didSelect selectedTemplate: CPTemplate
  ) {}
}

/// A button of a grid.
open class CPGridButton: NSObject {
  /// Whether it is enabled.
  open var isEnabled: Bool = true
  /// The image.
  public let image: UIImage
  /// The title variants.
  public let titleVariants: [String]
  /// Creates a button.
  public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
    self.titleVariants = titleVariants
    self.image = image
  }
}

/// A grid of buttons.
open class CPGridTemplate: CPTemplate {
  /// The title.
  public let title: String?
  /// The grid buttons.
  public let gridButtons: [CPGridButton]
  /// The leading navigation bar buttons.
  open var leadingNavigationBarButtons: [CPBarButton] = []
  /// The trailing navigation bar buttons.
  open var trailingNavigationBarButtons: [CPBarButton] = []
  /// Creates a grid.
  public init(title: String?, gridButtons: [CPGridButton]) {
    self.title = title
    self.gridButtons = gridButtons
  }
}

/// A button of a message.
open class CPAlertAction: NSObject {
  /// The look of a button.
  public enum Style: UInt, Hashable, Sendable {
    /// The case of default.
    case `default`
    /// The case of cancel.
    case cancel
    /// The case of destructive.
    case destructive
  }
  /// The title.
  public let title: String
  /// The style.
  public let style: CPAlertAction.Style
  /// The handler.
  public let handler: (CPAlertAction) -> Void
  /// Creates a button.
  public init(title: String, style: CPAlertAction.Style, handler: @escaping (CPAlertAction) -> Void) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A message.
open class CPAlertTemplate: CPTemplate {
  /// The title variants.
  public let titleVariants: [String]
  /// The actions.
  public let actions: [CPAlertAction]
  /// Creates a message.
  public init(titleVariants: [String], actions: [CPAlertAction]) {
    self.titleVariants = titleVariants
    self.actions = actions
  }
}

/// A message with several buttons.
open class CPActionSheetTemplate: CPTemplate {
  /// The title.
  public let title: String?
  /// The message.
  public let message: String?
  /// The actions.
  public let actions: [CPAlertAction]
  /// Creates a message.
  public init(title: String?, message: String?, actions: [CPAlertAction]) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}

/// A line of facts.
open class CPInformationItem: NSObject {
  /// The title.
  public let title: String?
  /// The detail.
  public let detail: String?
  /// Creates a line.
  public init(title: String?, detail: String?) {
    self.title = title
    self.detail = detail
  }
}

/// A button with a text.
open class CPTextButton: NSObject {
  /// The title.
  open var title: String
  /// The text style.
  open var textStyle: CPTextButtonStyle
  /// Creates a button.
  public init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil) {
    self.title = title
    self.textStyle = textStyle
  }
}

/// The look of a button.
public enum CPTextButtonStyle: Int, Hashable, Sendable {
  /// The case of normal.
  case normal
  /// The case of cancel.
  case cancel
  /// The case of confirm.
  case confirm
}

/// The places of facts.
public enum CPInformationTemplateLayout: Int, Hashable, Sendable {
  /// The case of leading.
  case leading
  /// The case of two column.
  case twoColumn
}

/// A screen of facts.
open class CPInformationTemplate: CPTemplate {
  /// The title.
  open var title: String
  /// The layout.
  public let layout: CPInformationTemplateLayout
  /// The items.
  open var items: [CPInformationItem]
  /// The actions.
  open var actions: [CPTextButton]
  /// Creates a screen.
  public init(
    title: String,
    layout: CPInformationTemplateLayout,
    items: [CPInformationItem],
    actions: [CPTextButton]
  ) {
    self.title = title
    self.layout = layout
    self.items = items
    self.actions = actions
  }
}

/// A search.
open class CPSearchTemplate: CPTemplate {
  /// The delegate.
  open weak var delegate: (any CPSearchTemplateDelegate)?
}

/// Called about a search.
public protocol CPSearchTemplateDelegate: AnyObject {
  /// Called for the event “search template updated search text completion handler”.
  func searchTemplate(
    _ searchTemplate: CPSearchTemplate,
    updatedSearchText searchText: String,
    completionHandler: @escaping ([CPListItem]) -> Void
  )
  /// Called for the event “search template selected result completion handler”.
  func searchTemplate(
    _ searchTemplate: CPSearchTemplate,
    selectedResult item: CPListItem,
    completionHandler: @escaping () -> Void
  )
  /// Called for the event “search template search button pressed”.
  func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate)
}

extension CPSearchTemplateDelegate {
  /// Does nothing.
  public func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate) {}
}
