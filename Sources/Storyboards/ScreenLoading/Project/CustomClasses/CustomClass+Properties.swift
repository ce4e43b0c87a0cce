public import DynamicType

extension CustomClass {
  /// The properties that code sets; those that are `nil` stay as in the document.
  public struct Properties: Hashable, Sendable {
    /// The font of a label, a text field, a text view or a button's title.
    public var font: FontProperties?
    /// Whether the font follows the text size while the app runs.
    public var adjustsFontForContentSizeCategory: Bool?
    /// The lines of a label or a button's title; 0 for any number.
    public var numberOfLines: Int?
    /// The least and greatest height of a line of a label or a button's title, in points.
    public var lineHeight: Double?
    /// The space around a button's content (`contentEdgeInsets`) or a text view's text
    /// (`textContainerInset`), in points.
    public var contentInsets: EdgeInsets?
    /// The margins of a view, which also makes a stack view arrange its views inside them.
    public var layoutMargins: EdgeInsets?
    /// The distance between the views of a stack view, in points.
    public var spacing: Double?
    /// Whether a stack view is vertical at accessibility sizes.
    public var isVerticalAtAccessibilitySizes: Bool?
    /// The intrinsic size that the class states; a side that is `nil` has none.
    public var intrinsicContentSize: Lengths?
    /// The least intrinsic size that the class states.
    public var minimumIntrinsicContentSize: Lengths?
    /// Sides that constraints of the class fix.
    public var size: Lengths?
    /// The least sides that constraints of the class require.
    public var minimumSize: Lengths?
    /// Whether the view is hidden.
    public var isHidden: Bool?

    /// Creates properties that change nothing.
    public init() {}

    /// Merges other properties into these; the other ones win.
    mutating func merge(_ other: Properties) {
      func take<Value>(_ property: WritableKeyPath<Properties, Value?>) {
        if let value = other[keyPath: property] { self[keyPath: property] = value }
      }
      take(\.font)
      take(\.adjustsFontForContentSizeCategory)
      take(\.numberOfLines)
      take(\.lineHeight)
      take(\.contentInsets)
      take(\.layoutMargins)
      take(\.spacing)
      take(\.isVerticalAtAccessibilitySizes)
      take(\.intrinsicContentSize)
      take(\.minimumIntrinsicContentSize)
      take(\.size)
      take(\.minimumSize)
      take(\.isHidden)
    }
  }

  /// A font as code makes it.
  ///
  /// With a text style alone it is the style's font. With a size or weight, too, it is a font of that
  /// size at Large that the style's metrics scale, as `UIFontMetrics` does it. Without a text style
  /// the size is fixed.
  public struct FontProperties: Hashable, Sendable {
    /// The text style.
    public var textStyle: TextStyle?
    /// The size in points; `nil` for the style's, or 17.
    public var size: Double?
    /// The weight; `nil` for the style's, or regular.
    public var weight: FontWeight?
    /// The PostScript name of a font other than the system's.
    public var name: String?

    /// Creates a font that is the system's in 17 points.
    public init() {}
  }

  /// Sides in points; a side that is `nil` stays as it is.
  public struct Lengths: Hashable, Sendable {
    /// The width.
    public var width: Double?
    /// The height.
    public var height: Double?

    /// Creates sides that stay as they are.
    public init() {}
  }
}
