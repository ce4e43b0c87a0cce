public import JSONText

/// A page in one category, as the browser laid it out; lengths in points.
public struct PageObservation: Hashable, Sendable {
  /// A text with the element that holds it.
  public struct Text: Hashable, Sendable {
    /// The position of the element in the page, the same in every category.
    public var path: String
    /// The name, class and identifier of the element, as a selector.
    public var selector: String
    /// The beginning of the text.
    public var text: String
    /// The font size.
    public var size: Double
    /// The edge at which the text is cut, or `nil`.
    public var cut: String?
    /// The frame: left, top, width, height.
    public var frame: [Double]
  }

  /// The texts in the order of the page.
  public var texts: [Text]
  /// The width that the content needs.
  public var contentWidth: Double
  /// The width of the view.
  public var viewWidth: Double
  /// The height of the content.
  public var height: Double
  /// The element that reaches farthest to the right, where the page scrolls sideways.
  public var widest: String?

  /// Creates an observation from what the measuring script returns, or `nil` where parts are missing.
  public init?(_ value: JSONValue) {
    guard let width = value["contentWidth"]?.number, let view = value["viewWidth"]?.number,
      let height = value["height"]?.number, let texts = value["texts"]?.elements
    else { return nil }
    (contentWidth, viewWidth, self.height) = (width, view, height)
    widest = value["widest"]?.text
    self.texts = texts.compactMap { text in
      guard let path = text["path"]?.text, let size = text["size"]?.number else { return nil }
      return Text(
        path: path,
        selector: text["selector"]?.text ?? path,
        text: text["text"]?.text ?? "",
        size: size,
        cut: text["cut"]?.text,
        frame: text["frame"]?.elements?.compactMap(\.number) ?? []
      )
    }
  }

  /// The expression that measures a page in the browser.
  static let script = PageTemplates.pageObservation
}
