extension HeaderReader {
  /// Reads a class or a category.
  mutating func readInterface(marks: HeaderDeclarations.Marks) {
    let (line, file) = (tokens[index].line, tokens[index].file)
    index += 1
    guard let name = word() else { return passDeclaration() }
    index += 1
    var declaration = HeaderDeclarations.ClassDeclaration(name: name, line: line)
    declaration.marks = marks
    declaration.file = String(file)
    if text() == "<" { declaration.generics = readGenericNames() }
    generics = Set(declaration.generics)
    var isCategory = false
    if text() == "(" {
      passBrackets()
      isCategory = true
    } else if take(":"), let parent = word() {
      index += 1
      declaration.superclass = parent
      // The arguments of a generic superclass, which are told from protocols by their pointers.
      if text() == "<", let names = angled()?.filter({ $0 != "," }),
        !names.contains("*"), generics.isDisjoint(with: names), names != ["id"]
      {
        declaration.protocols += names
      }
    }
    if text() == "<", let names = angled() { declaration.protocols += names.filter { $0 != "," } }
    if text() == "{" { passBrackets() }
    let (methods, properties) = readMembers()
    (declaration.methods, declaration.properties) = (methods, properties)
    generics = []
    if isCategory {
      found.categories.append(declaration)
    } else {
      found.classes.append(declaration)
    }
  }

  mutating func readProtocol(marks: HeaderDeclarations.Marks) {
    index += 1
    guard let name = word() else { return passDeclaration() }
    index += 1
    // A protocol that is only announced.
    guard text() != ";", text() != "," else { return passDeclaration() }
    var declaration = HeaderDeclarations.ProtocolDeclaration(name: name, marks: marks)
    if text() == "<", let names = angled() { declaration.inherited = names.filter { $0 != "," } }
    (declaration.methods, declaration.properties) = readMembers()
    found.protocols.append(declaration)
  }

  /// The words in angle brackets.
  private mutating func angled() -> [String]? {
    guard take("<") else { return nil }
    var (depth, words): (Int, [String]) = (1, [])
    while !isAtEnd {
      let text = text()
      guard text != "@end", text != ";" else { return nil }
      index += 1
      if text == "<" { depth += 1 }
      if text == ">" { depth -= 1 }
      if depth == 0 { break }
      words.append(text)
    }
    return words
  }

  private mutating func readGenericNames() -> [String] {
    guard let words = angled() else { return [] }
    return words.split(separator: ",").compactMap { part in
      part.first { $0 != "__covariant" && $0 != "__contravariant" }
    }
  }

  // MARK: Members

  private mutating func readMembers() -> (
    [HeaderDeclarations.Method], [HeaderDeclarations.Property]
  ) {
    var (methods, properties): ([HeaderDeclarations.Method], [HeaderDeclarations.Property]) =
      ([], [])
    var isOptional = false
    while !isAtEnd {
      let before = index
      switch text() {
      case "@end":
        index += 1
        return (methods, properties)
      case "@interface", "@protocol", "@implementation": return (methods, properties)
      case "@optional":
        isOptional = true
        index += 1
      case "@required":
        isOptional = false
        index += 1
      case "NS_ASSUME_NONNULL_END": isAssumedNonnull = false
      case "NS_ASSUME_NONNULL_BEGIN": isAssumedNonnull = true
      case "@property": properties += readProperty().map { $0.optional(isOptional) }
      case "-", "+":
        if var method = readMethod() {
          method.isOptional = isOptional
          methods.append(method)
        }
      case "typedef", "enum", "struct", "extern", "static": passDeclaration()
      default: break
      }
      if index == before { index += 1 }
    }
    return (methods, properties)
  }

  private mutating func readMethod() -> HeaderDeclarations.Method? {
    let line = tokens[index].line
    let isClassMethod = text() == "+"
    index += 1
    let result = text() == "(" ? readBracketedType() : CType("id")
    guard let result else {
      passDeclaration()
      return nil
    }
    var method = HeaderDeclarations.Method(
      pieces: [],
      parameters: [],
      result: result,
      isClassMethod: isClassMethod,
      line: line
    )
    while !isAtEnd {
      let piece = text(0) == ":" ? "" : word() ?? ""
      guard text(piece.isEmpty ? 0 : 1) == ":" else {
        if method.pieces.isEmpty, !piece.isEmpty {
          method.pieces = [piece]
          index += 1
        }
        break
      }
      index += piece.isEmpty ? 1 : 2
      guard let type = text() == "(" ? readBracketedType() : CType("id") else { break }
      var name = word()
      var parameter = type
      // Marks between the type and the name.
      while let mark = name, text(1) != ":", word(1) != nil, text(2) != ":",
        mark.hasPrefix("__") || mark.hasPrefix("NS_")
      {
        if mark == "NS_NOESCAPE" { parameter.isNonescaping = true }
        index += 1
        if text() == "(" { passBrackets() }
        name = word()
      }
      if name != nil { index += 1 }
      method.pieces.append(piece)
      method.parameters.append(.init(name: name, type: parameter))
    }
    // A variable number of arguments cannot be imported.
    if text() == "," { method.marks.isUnavailable = true }
    while text() == "," || text() == "." { index += 1 }
    let marks = readMarks(before: ["-", "+", "@property", "@end"])
    let isVariadic = method.marks.isUnavailable
    method.marks = marks
    if isVariadic { method.marks.isUnavailable = true }
    passDeclaration()
    return method.pieces.isEmpty ? nil : method
  }

  private mutating func readBracketedType() -> CType? {
    let content = passBrackets()
    var reader = HeaderReader(Array(tokens[content]))
    reader.isAssumedNonnull = isAssumedNonnull
    reader.generics = generics
    guard let base = reader.specifiers() else { return nil }
    return reader.declarator(base).type
  }

  private mutating func readProperty() -> [HeaderDeclarations.Property] {
    index += 1
    var words: [String] = []
    var getter: String?
    if text() == "(" {
      let content = tokens[passBrackets()]
      words = content.map(\.text)
      if let place = words.firstIndex(of: "getter"), words.count > place + 2 {
        getter = words[place + 2]
      }
    }
    guard let base = specifiers() else {
      passDeclaration()
      return []
    }
    var properties: [HeaderDeclarations.Property] = []
    repeat {
      var (type, name) = declarator(base)
      guard let name else { break }
      if words.contains("nullable") { type.nullability = .nullable }
      if words.contains("nonnull") { type.nullability = .nonnull }
      if words.contains("null_resettable") || words.contains("null_unspecified") {
        type.nullability = .unspecified
      }
      properties.append(
        .init(
          name: name,
          getter: getter,
          type: type,
          isReadOnly: words.contains("readonly"),
          isWeak: words.contains("weak"),
          isClassProperty: words.contains("class")
        )
      )
    } while take(",")
    let marks = readMarks(before: ["-", "+", "@property", "@end"])
    passDeclaration()
    return properties.map {
      var property = $0
      property.marks = marks
      return property
    }
  }
}

extension HeaderDeclarations.Property {
  fileprivate func optional(_ isOptional: Bool) -> Self {
    var property = self
    property.isOptional = isOptional
    return property
  }
}
