/// The way in which code makes a font.
public indirect enum FontRecipe: Hashable, Sendable, Codable {
  /// A font of a fixed size; nil for a size or a name that is not a literal.
  case fixed(name: String?, size: Double?)
  /// A preferred font; nil for a style that is not a literal.
  case preferred(style: String?)
  /// A font that font metrics scale; nil for a style that is not a literal.
  case scaled(style: String?, base: FontRecipe)
  /// A constant or a function of the project, which the index of all files resolves.
  case named(String)
  /// One of several recipes, chosen when the program runs.
  case oneOf([FontRecipe])
  /// A form that the reader does not understand.
  case unknown
}

/// The answer to whether a font follows the text size.
public enum FontGrowth: String, Hashable, Sendable, Codable {
  /// Every way of making it follows the text size.
  case grows
  /// No way of making it follows the text size.
  case fixed
  /// Some ways of making it follow the text size, others do not.
  case mixed
  /// The reader cannot tell.
  case unknown
}

extension FontRecipe {
  /// Whether the font follows the text size, as far as this recipe says.
  public var growth: FontGrowth {
    switch self {
    case .fixed: .fixed
    case .preferred, .scaled: .grows
    case .named, .unknown: .unknown
    case .oneOf(let recipes): Self.common(recipes.map(\.growth))
    }
  }

  private static func common(_ growths: [FontGrowth]) -> FontGrowth {
    guard let first = growths.first, !growths.contains(.unknown) else { return .unknown }
    return growths.allSatisfy { $0 == first } ? first : .mixed
  }

  /// One recipe for several: the recipe itself where all are the same.
  public static func anyOf(_ recipes: [FontRecipe]) -> FontRecipe {
    var distinct: [FontRecipe] = []
    for recipe in recipes where !distinct.contains(recipe) { distinct.append(recipe) }
    return distinct.count == 1 ? distinct[0] : distinct.isEmpty ? .unknown : .oneOf(distinct)
  }
}
