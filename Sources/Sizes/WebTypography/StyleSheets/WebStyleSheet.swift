public import DynamicType

/// A style sheet with which the text of web pages follows the size that a person has chosen.
///
/// ```swift
/// let sheet = WebStyleSheet(styles: WebTextStyle.styles(TextStyle.standard, in: .iOS))
/// print(sheet.css.contains("font: -apple-system-body"))  // true
/// ```
///
/// The head of a page needs ``headMarkup``. One number drives the sheet: the size of body in points. It
/// comes from the browser's text scale, from an attribute of the page, or in web views of iOS from the
/// system. <doc:WebTypographyDesign> describes the classes, the attributes and the custom properties.
public struct WebStyleSheet: Hashable, Sendable {
  /// The styles, each with a class.
  public var styles: [WebTextStyle]

  /// The table whose leadings determine the growth of spacing.
  public var table: TypeTable

  /// The lengths at Large that become custom properties, in points.
  public var spacings: [Double]

  /// The families of the page, most preferred first.
  public var fontFamilies: [String]

  /// The first word of every class and custom property.
  public let prefix: String

  /// Creates a style sheet.
  ///
  /// - Parameters:
  ///   - styles: The styles.
  ///   - table: The table whose leadings determine the growth of spacing; it has all twelve
  ///     categories.
  ///   - spacings: The lengths at Large that become custom properties, in points.
  ///   - fontFamilies: The families of the page.
  ///   - prefix: The first word of every class and custom property.
  public init(
    styles: [WebTextStyle],
    table: TypeTable = .iOS,
    spacings: [Double] = [4, 8, 12, 16, 24, 32, 44],
    fontFamilies: [String] = ["system-ui", "sans-serif"],
    prefix: String = "dt"
  ) {
    self.styles = styles
    self.table = table
    self.spacings = spacings
    self.fontFamilies = fontFamilies
    self.prefix = CSSName.hyphenated(prefix)
  }

  /// The elements that a page needs in its head.
  ///
  /// Without the first, browsers that know the text scale of the system report 1.
  public static let headMarkup: String = PageTemplates.head

  /// The text of the style sheet.
  public var css: String {
    [header, drivers, derivedValues, page, textStyles, layout, systemFonts]
      .joined(separator: "\n")
  }
}

extension WebStyleSheet {
  /// Returns the name of a custom property.
  func property(_ name: String) -> String { "--\(prefix)-\(name)" }

  /// Returns a reference to a custom property.
  func reference(_ name: String) -> String { "var(\(property(name)))" }

  /// The attributes that change the text size of an element and of what is inside it.
  var scopes: String {
    "[data-content-size], [data-minimum-content-size], [data-maximum-content-size]"
  }

  /// The first comment.
  private var header: String {
    """
    /*
     * Text that follows the size which a person has chosen, after Apple's Dynamic Type.
     * The head of the page needs:
     *   \(Self.headMarkup.split(separator: "\n").joined(separator: "\n *   "))
     */

    """
  }

  /// The rules of the root and of running text.
  private var page: String {
    """
    html {
      -webkit-text-size-adjust: 100%;
      text-size-adjust: 100%;
      font-size: calc(1px * \(reference("points")));
    }
    body {
      font-family: \(reference("font-family"));
      overflow-wrap: break-word;
    }

    """
  }
}
