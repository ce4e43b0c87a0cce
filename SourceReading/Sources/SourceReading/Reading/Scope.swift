import SourceFacts

/// The function or property that is being read, with the meaning of its names.
struct Scope {
  /// The meaning of a local name.
  enum Name {
    case path([String])
    case local
  }

  /// The index of the function; `nil` for the initializer of a property.
  var function: Int?
  var names: [String: Name] = [:]
  var fonts: [String: FontRecipe] = [:]
  /// Local constants that are attributed texts without a font.
  var plainTexts: Set<String> = []
  /// Conditions and loops around the statement.
  var conditions = 0
  /// Surrounding closures that run later or not at all.
  var closures = 0
  /// Whether an earlier statement may have left the function.
  var mayHaveLeft = false
  /// The paths to which `$0` refers.
  var subjects: [[[String]]] = []
  /// Whether a returned font counts: in the function itself, not in a closure inside it.
  var returnsFont = false
  /// Whether the returned value may carry a font, such as an attributed text.
  var carriesFont = false
  /// Whether a returned number is the height of a row.
  var returnsHeight = false

  var certainty: FactCertainty {
    closures > 0 ? .unknown : conditions > 0 || mayHaveLeft ? .branch : .always
  }
}
