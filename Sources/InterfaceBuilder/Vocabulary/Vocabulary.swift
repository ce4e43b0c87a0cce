/// The words of the format: which elements and attributes are used, and which are known to change
/// nothing that this project shows.
///
/// Interface Builder's format has no published schema. The words are those of public documents of
/// Xcode 5 to 16, with their counts in the project's reference data.
public enum Vocabulary {
  /// What becomes of a word.
  public enum Use: Hashable, Sendable {
    /// It is part of the document model.
    case used
    /// It is known and changes nothing here, for a reason.
    case irrelevant(Reason)
  }

  /// Why a word changes nothing here.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It serves the canvas and the build, and is gone at run time.
    case designTime
    /// It says how something behaves when it is used, not where it is or how it looks.
    case behaviour
    /// It names something for people and code.
    case naming
    /// It changes the look of something that is drawn as a blank box here.
    case blankBox
  }

  /// Returns what becomes of an element, `nil` for one that is not known.
  public static func use(ofElement name: String) -> Use? {
    if let reason = irrelevantElements[name] { return .irrelevant(reason) }
    return attributesOfElement[name] == nil ? nil : .used
  }

  /// Returns what becomes of an attribute, `nil` for one that the element is not known to have.
  public static func use(ofAttribute name: String, of element: String) -> Use? {
    guard attributesOfElement[element]?.contains(name) == true else { return nil }
    return irrelevantAttributes[name].map { .irrelevant($0) } ?? .used
  }

  /// Returns what becomes of a property that an element is the value of, `nil` for an unknown one.
  ///
  /// Properties of elements that name them freely, such as font files, are all known.
  public static func use(ofProperty key: String, element: String) -> Use? {
    if key == "userComments" { return .irrelevant(.designTime) }
    guard let keys = propertiesOfElement[element] else { return .used }
    return keys.contains(key) ? .used : nil
  }

  static let irrelevantElements = reasons(elementReasons)
  static let irrelevantAttributes = reasons(attributeReasons)

  private static func reasons(_ rows: [(Reason, String)]) -> [String: Reason] {
    rows.reduce(into: [:]) { table, row in
      for word in row.1.split(separator: " ") { table[String(word)] = row.0 }
    }
  }

  static let attributesOfElement: [String: Set<String>] = {
    var table: [String: Set<String>] = [:]
    for row in elementRows {
      let shared = row.groups.words.flatMap { groups[$0]?.words ?? [] }
      for name in row.names.words { table[name] = Set(row.attributes.words + shared) }
    }
    return table
  }()

  static let propertiesOfElement: [String: Set<String>] = {
    var table: [String: Set<String>] = [:]
    for row in propertyRows {
      for name in row.names.words { table[name, default: []].formUnion(row.keys.words) }
    }
    return table
  }()
}

extension String {
  /// The words between spaces.
  var words: [String] { split(separator: " ").map(String.init) }
}
