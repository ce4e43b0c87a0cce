/// Writes the declarations of headers as Swift.
struct SwiftWriter {
  let declarations: HeaderDeclarations
  let options: ImportedHeaders.Options
  let types: ImportedTypes
  private let paths: [String]
  private(set) var text = ""
  private(set) var notes: [ImportedHeaders.Note] = []
  /// Names at the top, each of which is declared once.
  private var names: Set<String> = []
  /// The whole numbers of constants.
  var numbers: [String: Int] = [:]
  /// Values of declared types, by their Swift names.
  var ownValues: [String: String] = [:]
  /// Objects that methods share, written after their class.
  var pendingObjects: [String] = []
  /// The members that categories give to classes of the system.
  var keysOfCategories: Set<String> = []
  /// The members that extensions of a class have already.
  var extensionMembers: [String: Set<String>] = [:]
  let classes: [String: HeaderDeclarations.ClassDeclaration]
  let protocols: [String: HeaderDeclarations.ProtocolDeclaration]

  init(
    _ declarations: HeaderDeclarations,
    _ paths: [String],
    _ options: ImportedHeaders.Options
  ) {
    (self.declarations, self.paths, self.options) = (declarations, paths, options)
    types = ImportedTypes(declarations)
    var classes: [String: HeaderDeclarations.ClassDeclaration] = [:]
    for declaration in declarations.classes where classes[declaration.name] == nil {
      classes[declaration.name] = declaration
    }
    for category in declarations.categories where classes[category.name] != nil {
      classes[category.name]?.methods += category.methods
      classes[category.name]?.properties += category.properties
      classes[category.name]?.protocols += category.protocols
    }
    self.classes = classes
    protocols = Dictionary(declarations.protocols.map { ($0.name, $0) }) { first, _ in first }
    for declaration in declarations.structures {
      ownValues[declaration.marks.swiftName ?? declaration.name] =
        (declaration.marks.swiftName ?? declaration.name) + "()"
    }
    for (name, declaration) in classes where declaration.generics.isEmpty {
      let swift = types.className(name)
      ownValues[swift] = swift + "()"
    }
  }

  /// The word before a declaration, with a space.
  var access: String { options.isPublic ? "public " : "" }
  var openAccess: String { options.isPublic ? "open " : "" }

  mutating func write(constants: [(name: String, body: [HeaderToken])]) {
    keysOfCategories = keysOfAllCategories()
    for declaration in declarations.enumerations { write(declaration) }
    for declaration in declarations.typedefs { write(declaration) }
    for declaration in declarations.structures { write(declaration) }
    for declaration in declarations.protocols where claim(types.protocolName(declaration.name)) {
      write(declaration)
    }
    for declaration in declarations.classes where claim(types.className(declaration.name)) {
      if let whole = classes[declaration.name] { write(whole) }
    }
    for declaration in declarations.categories where classes[declaration.name] == nil {
      writeExtension(declaration)
    }
    for declaration in declarations.functions { write(declaration) }
    for declaration in declarations.variables { write(declaration) }
    for (name, body) in constants { write(constant: name, body) }
  }

  mutating func add(_ line: String) { text += line + "\n" }

  /// Returns whether a name at the top is free, and takes it.
  mutating func claim(_ name: String) -> Bool { names.insert(name).inserted }

  mutating func note(_ note: ImportedHeaders.Note) { notes.append(note) }

  /// The path of the header with an index.
  func path(_ index: String) -> String {
    Int(index).flatMap { paths.indices.contains($0) ? paths[$0] : nil } ?? paths.first ?? ""
  }

  // MARK: Values

  /// An expression for a value of a Swift type; `nil` if there is none.
  func value(of type: String, depth: Int = 0) -> String? {
    guard depth < 16 else { return nil }
    if type == "Void" { return "" }
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    if let own = ownValues[type] { return own }
    if type.hasPrefix("@escaping ") {
      return value(of: String(type.dropFirst(10)), depth: depth + 1)
    }
    if type.hasPrefix("("), let arrow = type.range(ofLast: ") -> ") {
      guard let result = value(of: String(type[arrow.upperBound...]), depth: depth + 1) else {
        return nil
      }
      let count = Self.count(of: type[type.index(after: type.startIndex)..<arrow.lowerBound])
      let parameters = Array(repeating: "_", count: count).joined(separator: ", ")
      return count == 0 ? "{ \(result) }" : "{ \(parameters) in \(result) }"
    }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(": ") ? "[:]" : "[]" }
    if type.hasPrefix("Set<") { return "[]" }
    if let base = declarations.typedefs.first(where: { types.values[$0.name] == type }),
      let other = types.text(base.type, .element), other != type
    {
      return value(of: other, depth: depth + 1)
    }
    return options.value(type)
  }

  private static func count(of parameters: Substring) -> Int {
    guard !parameters.allSatisfy(\.isWhitespace) else { return 0 }
    var (depth, count) = (0, 1)
    for character in parameters {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { count += 1 }
    }
    return count
  }

  /// The code of a body whose result has a type.
  func body(_ type: String, _ name: String) -> String { value(of: type) ?? options.trap(name) }

  /// A name with the quotes that a keyword needs.
  static func quoted(_ name: String) -> String { OmittedWords.isKeyword(name) ? "`\(name)`" : name }
}

extension String {
  /// The last place of a text.
  fileprivate func range(ofLast text: String) -> Range<String.Index>? {
    var found: Range<String.Index>?
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      found = range
      rest = rest[range.upperBound...]
    }
    return found
  }
}
