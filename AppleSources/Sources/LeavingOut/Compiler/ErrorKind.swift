/// The repair for an error, tried before the smallest part around it is left out.
enum DirectRepair: Equatable {
  /// None: the smallest part around the position is left out.
  case none
  /// The import is removed.
  case removeImport
  /// The attribute at the position is removed.
  case removeAttribute
  /// A modifier of the declaration is removed.
  case removeModifier([String])
  /// A modifier is written before the declaration.
  case addModifier(String)
  /// One modifier of the declaration takes the place of another.
  case replaceModifier(String, by: String)
  /// Modifiers of views go that nobody declares.
  case unknownModifiers
  /// The protocol that the message names goes from the list of the type.
  case dropConformance
  /// A property without a type gets a stand-in type.
  case addType
  /// A member is added at the end of the class.
  case addMember(String)
  /// The body around the position is left out.
  case body
  /// The declaration at the position is left out.
  case declaration
}

/// A row of the table of errors.
struct ErrorKind {
  /// The parts of the message, in order.
  var parts: [String]
  /// The repair.
  var repair: DirectRepair

  /// The first row whose parts occur in a message; the last row matches all messages.
  static func of(_ message: String) -> ErrorKind {
    table.first { $0.holds(for: message) } ?? ErrorKind(parts: [], repair: .none)
  }

  private func holds(for message: String) -> Bool {
    var rest = message[...]
    for part in parts {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  /// The messages are those of Swift 6.3, `DiagnosticsSema.def` and `DiagnosticsSIL.def`.
  static let table: [ErrorKind] = [
    ErrorKind(parts: ["no such module '"], repair: .removeImport),
    ErrorKind(parts: ["could not build module '"], repair: .removeImport),
    ErrorKind(parts: ["failed to import module '"], repair: .removeImport),
    ErrorKind(parts: ["unknown attribute '"], repair: .removeAttribute),
    ErrorKind(parts: ["attribute cannot be applied"], repair: .removeAttribute),
    ErrorKind(parts: ["external macro implementation type"], repair: .removeAttribute),
    ErrorKind(parts: ["does not override any "], repair: .removeModifier(["override"])),
    ErrorKind(parts: ["'override' can only be"], repair: .removeModifier(["override"])),
    ErrorKind(
      parts: ["overriding declaration requires an 'override'"],
      repair: .addModifier("override")
    ),
    ErrorKind(
      parts: ["has different argument labels from any potential overrides"],
      repair: .removeModifier(["override"])
    ),
    ErrorKind(
      parts: ["class ", " are only allowed within classes; use 'static'"],
      repair: .replaceModifier("class", by: "static")
    ),
    ErrorKind(parts: ["'weak' "], repair: .removeModifier(["weak", "unowned"])),
    ErrorKind(parts: ["'unowned' "], repair: .removeModifier(["weak", "unowned"])),
    ErrorKind(parts: ["is not concurrency-safe"], repair: .addModifier("nonisolated(unsafe)")),
    ErrorKind(parts: ["does not conform to protocol '"], repair: .dropConformance),
    ErrorKind(parts: ["cannot conform to"], repair: .dropConformance),
    ErrorKind(parts: ["edundant conformance of '", "to protocol '"], repair: .dropConformance),
    ErrorKind(parts: ["conformance of '", "to protocol '"], repair: .dropConformance),
    ErrorKind(parts: ["type annotation missing in pattern"], repair: .addType),
    ErrorKind(
      parts: ["'required' initializer 'init(coder:)' must be provided"],
      repair: .addMember("required init?(coder: NSCoder) { nil }")
    ),
    ErrorKind(
      parts: ["'required' initializer 'init(reusing:)' must be provided"],
      repair: .addMember("required init(reusing identifier: String) { \(Trap.call("no cell")) }")
    ),
    ErrorKind(
      parts: ["has no initializers"],
      repair: .addMember("init() { \(Trap.call("no initializer")) }")
    ),
    ErrorKind(
      parts: ["unable to type-check this expression in reasonable time"],
      repair: .unknownModifiers
    ),
    ErrorKind(parts: ["failed to produce diagnostic for expression"], repair: .unknownModifiers),
    ErrorKind(parts: ["missing return in "], repair: .body),
    ErrorKind(parts: ["without initializing all stored properties"], repair: .body),
    ErrorKind(parts: ["isn't called on all paths"], repair: .body),
    ErrorKind(parts: ["used before being initialized"], repair: .body),
    ErrorKind(parts: ["used before 'self."], repair: .body),
    ErrorKind(parts: ["opaque return type"], repair: .body),
    ErrorKind(parts: ["the compiler crashed"], repair: .body),
    ErrorKind(parts: ["invalid redeclaration of"], repair: .declaration),
    ErrorKind(
      parts: ["trailing 'where' clause for extension of non-generic"],
      repair: .declaration
    ),
    ErrorKind(parts: ["filename \"", "used twice"], repair: .declaration),
  ]

  /// The name that the compiler missed: the last name in quotes, or the first one of some messages.
  static func missingName(in message: String) -> String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    let names = quoted.indices.filter { !$0.isMultiple(of: 2) && $0 < quoted.count - 1 }
      .map { quoted[$0] }
    let first = [
      "cannot find", "no such module", "unknown attribute", "no type named", "is not a member type",
    ]
    guard let name = first.contains(where: message.contains) ? names.first : names.last
    else { return nil }
    let kept =
      first + ["has no member", "has no dynamic member", "no exact matches", "ambiguous use of"]
    let isName = kept.contains(where: message.contains)
    return isName && !name.isEmpty ? String(name) : nil
  }
}
