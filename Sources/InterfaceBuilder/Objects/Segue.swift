/// A way from one controller to another.
public struct Segue: Hashable, Sendable {
  /// How the destination is shown.
  public struct Kind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The word of the format.
    public let rawValue: String
    /// Creates a kind from the word of the format.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from the word of the format.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// The destination is part of the source, as ``Segue/relationship`` says.
    public static let relationship = Kind(rawValue: "relationship")
    /// The destination's view lies inside a container view.
    public static let embed = Kind(rawValue: "embed")
    /// Pushed where there is a navigation controller, otherwise presented.
    public static let show = Kind(rawValue: "show")
    /// Pushed, in the words of old documents.
    public static let push = Kind(rawValue: "push")
    /// Shown in the detail area of a split view.
    public static let showDetail = Kind(rawValue: "showDetail")
    /// Presented.
    public static let presentation = Kind(rawValue: "presentation")
    /// Presented, in the words of old documents.
    public static let modal = Kind(rawValue: "modal")
    /// Presented in a popover.
    public static let popoverPresentation = Kind(rawValue: "popoverPresentation")
    /// Back to an earlier controller.
    public static let unwind = Kind(rawValue: "unwind")
    /// Whatever a class of the app does.
    public static let custom = Kind(rawValue: "custom")
  }

  /// The identifier of the segue as an object.
  public var id: String
  /// How the destination is shown.
  public var kind: Kind
  /// The identifier of the destination.
  public var destination: String
  /// What the destination is to the source, such as `rootViewController`, for relationships.
  public var relationship: String?
  /// The name that code performs the segue by.
  public var identifier: String?
  /// The class of a custom segue.
  public var customClass: String?
  /// The style of a presentation, such as `formSheet`.
  public var modalPresentationStyle: String?
  /// Where the segue stands in the file.
  public var element: Element

  init(_ element: Element) {
    id = element["id"] ?? ""
    kind = Kind(rawValue: element["kind"] ?? "")
    destination = element["destination"] ?? ""
    relationship = element["relationship"]
    identifier = element["identifier"]
    customClass = element["customClass"]
    modalPresentationStyle = element["modalPresentationStyle"]
    self.element = element
  }
}
