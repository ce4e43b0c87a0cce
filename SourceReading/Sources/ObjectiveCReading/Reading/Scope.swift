import SourceFacts

/// The function that is being read, with the meaning of its names.
struct Scope {
  /// The name of the type around the function.
  var owner = ""
  /// The index of the function; `nil` outside functions.
  var function: Int?
  /// The paths of local names; a path from a local value begins with `$`.
  var names: [String: [String]] = [:]
  /// The parameters of the function, at the beginning of paths.
  var parameters: Set<String> = []
  /// Fonts of local values, by name.
  var fonts: [String: FontRecipe] = [:]
  /// Fonts inside local dictionaries of attributes, by name.
  var carried: [String: FontRecipe] = [:]
  /// Properties by their instance variables, as `@synthesize` names them.
  var synthesized: [String: String] = [:]
  /// Conditions and loops around the statement.
  var conditions = 0
  /// Surrounding blocks that run later or not at all.
  var closures = 0
  /// Whether an earlier statement may have left the function.
  var mayHaveLeft = false
  /// Whether a returned font counts.
  var returnsFont = false
  /// Whether the returned value may carry a font, such as an attributed text.
  var carriesFont = false
  /// Whether a returned number is the height of a row.
  var returnsHeight = false
  /// The number of times that the code is read, once for each element of a literal array.
  var repetitions = 1

  var certainty: FactCertainty {
    closures > 0 ? .unknown : conditions > 0 || mayHaveLeft ? .branch : .always
  }
}
