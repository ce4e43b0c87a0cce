// Written by Scripts/generate-tables from Reference/apple-modules/CoreSpotlight.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The type of the state of a person who has chosen an item of the search.
public let CSSearchableItemActionType: String = "com.apple.corespotlightitem"

/// The name of the item's identifier in such a state.
public let CSSearchableItemActivityIdentifier: String = "kCSSearchableItemActivityIdentifier"

/// The type of the state of a person who goes on with a search in the app.
public let CSQueryContinuationActionType: String = "com.apple.corespotlightquery"

/// The name of the words of a search in such a state.
public let CSSearchQueryString: String = "kCSSearchQueryString"

/// The facts by which an item is found.
open class CSSearchableItemAttributeSet: NSObject {
  /// The kind of the item's content, by identifier.
  public let contentType: String
  /// The title.
  open var title: String?
  /// The name that is shown.
  open var displayName: String?
  /// Other names.
  open var alternateNames: [String]?
  /// The words below the title.
  open var contentDescription: String?
  /// Words by which the item is found.
  open var keywords: [String]?
  /// The whole text of the item.
  open var textContent: String?
  /// The picture.
  open var thumbnailData: Data?
  /// The address of the picture.
  open var thumbnailURL: URL?
  /// The address of the content.
  open var contentURL: URL?
  /// The address of the page.
  open var url: URL?
  /// The identifier of the item that an activity is about.
  open var relatedUniqueIdentifier: String?
  /// The group.
  open var domainIdentifier: String?
  /// The writers.
  open var authorNames: [String]?
  /// The day of the content.
  open var contentCreationDate: Date?
  /// The day of the last change.
  open var contentModificationDate: Date?
  /// The length in seconds.
  open var duration: NSNumber?
  /// The phone numbers.
  open var phoneNumbers: [String]?
  /// Whether the item can be called.
  open var supportsPhoneCall: NSNumber?
  /// The place, degrees to the north.
  open var latitude: NSNumber?
  /// The place, degrees to the east.
  open var longitude: NSNumber?
  /// Creates the facts of an item.
  public init(itemContentType: String) { contentType = itemContentType }
}

/// An item of the search.
open class CSSearchableItem: NSObject {
  /// The identifier.
  open var uniqueIdentifier: String
  /// The group.
  open var domainIdentifier: String?
  /// The facts.
  open var attributeSet: CSSearchableItemAttributeSet
  /// The day on which the item goes.
  open var expirationDate: Date?
  /// Creates an item.
  public init(
    uniqueIdentifier: String?,
    domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// The search of the device, which finds nothing here.
open class CSSearchableIndex: NSObject {
  /// Whether there is a search; there is none.
  open class func isIndexingAvailable() -> Bool { false }
  /// Returns the index of the app.
  open class func `default`() -> Self { self.init() }
  /// Creates an index.
  public required override init() { super.init() }
  /// Creates an index with a name.
  public convenience init(name: String) { self.init() }
  /// Adds items, which no search finds; succeeds.
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Removes items; succeeds.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Removes the items of groups; succeeds.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Removes all items; succeeds.
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}
