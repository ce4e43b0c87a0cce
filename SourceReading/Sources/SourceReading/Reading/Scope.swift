import SourceFacts

/// The function or the property whose code is read, with what its names stand for.
struct Scope {
  /// The meaning of a local name.
  enum Name {
    case path([String])
    case local
  }

  /// The index of the function; nil for the initializer of a property.
  var function: Int?
  var names: [String: Name] = [:]
  var fonts: [String: FontRecipe] = [:]
  /// Local constants that are attributed texts without a font.
  var plainTexts: Set<String> = []
  /// Conditions and loops around the statement.
  var conditions = 0
  /// Closures around the statement that run later or not at all.
  var closures = 0
  /// Whether an earlier statement may have left the function.
  var mayHaveLeft = false
  /// The paths that `$0` stands for.
  var subjects: [[[String]]] = []
  /// Whether a returned font counts: of the function itself, not of a closure in it.
  var returnsFont = false
  /// Whether what is returned may carry a font, such as an attributed text.
  var carriesFont = false
  /// Whether a returned number is the height of a row.
  var returnsHeight = false

  var certainty: FactCertainty {
    closures > 0 ? .unknown : conditions > 0 || mayHaveLeft ? .branch : .always
  }
}
