/// The names of an object in its document and its program.
public struct Identity: Hashable, Sendable {
  /// The identifier of the object in its document, such as `aBc-12-xyz`.
  public var objectID: String?

  /// The class that laid the object out, such as `UILabel`.
  public var className: String

  /// The class that the document names, where it differs.
  public var customClass: String?

  /// The name for people: an outlet or the label of the document.
  public var name: String?

  /// The accessibility identifier.
  public var accessibilityIdentifier: String?

  /// Section and item of a cell in its list; empty for everything else.
  public var indexPath: [Int]

  /// Whether the object is a `Text` of SwiftUI, which no document holds.
  package var isTextOfSwiftUI: Bool { className == "Text" && objectID == nil }

  /// Creates an identity.
  public init(
    objectID: String? = nil,
    className: String,
    customClass: String? = nil,
    name: String? = nil,
    accessibilityIdentifier: String? = nil,
    indexPath: [Int] = []
  ) {
    self.objectID = objectID
    self.className = className
    self.customClass = customClass
    self.name = name
    self.accessibilityIdentifier = accessibilityIdentifier
    self.indexPath = indexPath
  }
}
