public import Diagnostics
import Snapshots

/// Texts, images and rows that code would put into a project's views, so that screens look as people
/// see them.
///
/// A file such as `.dynamictype/sample-data.json`:
///
/// ```json
/// {
///   "Main.storyboard": {
///     "titleLabel": { "text": { "en": "Good morning", "ar": "صباح الخير" } },
///     "3Kf-aB-c1d": { "image": "photo", "hidden": false },
///     "tableView": { "rows": [
///       { "cell": "TripCell", "nameLabel": { "text": "Vienna" } },
///       { "cell": "TripCell", "nameLabel": { "text": "Llanfairpwllgwyngyll" } }
///     ] },
///     "photoGrid": { "rows": 12 }
///   },
///   "*": { "userNameLabel": { "text": "Maximiliana Musterfrau" } }
/// }
/// ```
///
/// The first level names documents by their file, `*` stands for all of them. The second level names
/// objects by identifier, outlet, accessibility identifier or Xcode's label; the first of these that
/// the file names counts. A row is a number of rows, for which prototypes take turns, or a list with
/// the prototype's reuse identifier and the objects in its cell.
public struct SampleData: Hashable, Sendable {
  /// The maximum number of rows of a table or collection.
  public static let maximumRowCount = 500

  /// The values of one object; those that are `nil` stay as in the document.
  public struct Values: Hashable, Sendable {
    /// The text or title.
    public var text: Text?
    /// The name of an image of the project.
    public var image: String?
    /// The name of a symbol of the system.
    public var symbol: String?
    /// Whether the view is hidden.
    public var isHidden: Bool?
    /// The rows of a table or the items of a collection.
    public var rows: [Row]?
    /// The place of the values in their file, or `nil` for values that come from no file.
    public var location: SourceLocation?

    /// Creates values.
    public init(
      text: Text? = nil,
      image: String? = nil,
      symbol: String? = nil,
      isHidden: Bool? = nil,
      rows: [Row]? = nil
    ) {
      self.text = text
      self.image = image
      self.symbol = symbol
      self.isHidden = isHidden
      self.rows = rows
    }
  }

  /// A text, the same in all languages or one for each.
  public struct Text: Hashable, Sendable {
    /// The text where a language has none of its own.
    public var standard: String?
    /// The texts by language tag.
    public var byLanguage: [String: String]

    /// Creates a text.
    public init(_ standard: String?, byLanguage: [String: String] = [:]) {
      self.standard = standard
      self.byLanguage = byLanguage
    }

    /// Returns the text in a language, or `nil` where there is none for it.
    public func text(in language: String?) -> String? {
      let best = language.flatMap { LanguageTag($0).best(among: byLanguage.keys.sorted()) }
      return best.flatMap { byLanguage[$0] } ?? standard ?? byLanguage["en"]
    }
  }

  /// A row of a table or an item of a collection.
  public struct Row: Hashable, Sendable {
    /// The reuse identifier of the prototype; `nil` for the next one in turn.
    public var cell: String?
    /// The values of the objects in the cell, by the names of the objects.
    public var values: [String: Values]

    /// Creates a row.
    public init(cell: String? = nil, values: [String: Values] = [:]) {
      self.cell = cell
      self.values = values
    }
  }

  /// The values of objects, by the name of the document and the name of the object.
  public var documents: [String: [String: Values]]

  /// Creates sample data.
  public init(_ documents: [String: [String: Values]] = [:]) { self.documents = documents }

  /// Returns the values of the objects of a document.
  ///
  /// - Parameter path: The path of the document, of which the last part counts.
  /// - Returns: The values by the name of the object. Those of the document win over those of all
  ///   documents.
  public func values(forDocument path: String) -> [String: Values] {
    let name = String(path.split(separator: "/").last ?? "")
    return (documents["*"] ?? [:]).merging(documents[name] ?? [:]) { $1 }
  }
}
