public import Diagnostics

/// The texts of one language, by key.
///
/// Tables of documents have keys such as `abc-de-fgh.text`: the identifier of an object and the
/// property.
public struct StringTable: Sendable {
  /// The files that the table was read from.
  public private(set) var paths: [String]
  /// The language tag, such as `de`.
  public var language: String
  /// The keys in the order of the files.
  public private(set) var keys: [String] = []
  /// The findings of reading.
  public internal(set) var findings: [Finding] = []

  private var texts: [String: LocalizedText] = [:]

  /// Creates an empty table.
  public init(language: String, paths: [String] = []) {
    self.language = language
    self.paths = paths
  }

  /// The text of a key.
  public subscript(key: String) -> LocalizedText? {
    get { texts[key] }
    set {
      if texts[key] == nil, newValue != nil { keys.append(key) }
      if newValue == nil { keys.removeAll { $0 == key } }
      texts[key] = newValue
    }
  }

  /// Returns the text of a key for no particular count.
  public func string(_ key: String) -> String? {
    texts[key]?.string(count: nil, language: language)
  }

  /// Returns the text of a key for a count.
  public func string(_ key: String, count: Int) -> String? {
    texts[key]?.string(count: count, language: language)
  }

  /// Returns the text of an object's property.
  ///
  /// - Parameters:
  ///   - id: The identifier of the object.
  ///   - property: The property, such as `text`, `normalTitle` or `segmentTitles[0]`.
  /// - Returns: The text, or `nil` when the table has none.
  public func string(forObject id: String, property: String) -> String? {
    string("\(id).\(property)")
  }

  /// Adds the texts of another table; those with the same key win over this one's.
  public mutating func merge(_ other: StringTable) {
    paths += other.paths
    findings += other.findings
    for key in other.keys { self[key] = other[key] }
  }
}
