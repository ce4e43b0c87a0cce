import SourceFacts

/// The Swift name of a method, in which the facts of both languages meet.
struct MethodName: Equatable {
  /// The base name: `init` for initializers, `didSet title` for `setTitle:`.
  let base: String
  /// The labels of the arguments.
  let labels: [String?]

  /// Translates the parts of a selector.
  ///
  /// Words that Swift omits because of the types of arguments are kept.
  ///
  /// - Parameters:
  ///   - pieces: The words of the selector.
  ///   - hasArguments: Whether a colon follows each part.
  init(_ pieces: [String], hasArguments: Bool) {
    let first = pieces.first ?? ""
    guard hasArguments else {
      (base, labels) = (first, [])
      return
    }
    let rest = pieces.dropFirst().map { Self.renamed[$0] ?? $0 }
    if pieces.count == 1, let property = ViewNames.property(named: first) {
      (base, labels) = ("didSet \(property)", [nil])
    } else if first.hasPrefix("initWith"), first.count > "initWith".count {
      let label = ViewNames.lowered(String(first.dropFirst("initWith".count)))
      (base, labels) = ("init", [label] + rest)
    } else {
      (base, labels) = (first, [nil] + rest)
    }
  }

  /// Selector parts that Swift shortens, for the methods that matter here.
  private static let renamed = ["heightForRowAtIndexPath": "heightForRowAt"]
}
