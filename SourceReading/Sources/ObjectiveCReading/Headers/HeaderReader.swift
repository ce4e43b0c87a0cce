/// Reads the declarations of headers from their tokens.
///
/// A declaration that is not understood is skipped up to its end.
struct HeaderReader {
  let tokens: [HeaderToken]
  var index = 0
  /// Whether pointers without a word about it are never nil.
  var isAssumedNonnull = false
  var found = HeaderDeclarations()
  /// The number of types around the one that is being read.
  var depth = 0
  static let maximumDepth = 32
  /// The generic parameters of the class that is being read.
  var generics: Set<String> = []

  init(_ tokens: [HeaderToken]) { self.tokens = tokens }

  /// The declarations of all tokens.
  static func read(_ tokens: [HeaderToken]) -> HeaderDeclarations {
    var reader = HeaderReader(tokens)
    while reader.index < tokens.count {
      let before = reader.index
      reader.readNext()
      if reader.index == before { reader.index += 1 }
    }
    return reader.found
  }

  // MARK: Tokens

  var isAtEnd: Bool { index >= tokens.count }

  func text(_ offset: Int = 0) -> String {
    let place = index + offset
    return place < tokens.count && tokens[place].kind != .text ? tokens[place].text : ""
  }

  func word(_ offset: Int = 0) -> String? {
    let place = index + offset
    return place < tokens.count && tokens[place].kind == .word ? tokens[place].text : nil
  }

  mutating func take(_ text: String) -> Bool {
    guard self.text() == text else { return false }
    index += 1
    return true
  }

  /// Passes a bracket with everything in it; returns the range inside.
  @discardableResult
  mutating func passBrackets() -> Range<Int> {
    let start = index
    var depth = 0
    while index < tokens.count {
      let text = text()
      index += 1
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) {
        depth -= 1
        if depth <= 0 { break }
      }
    }
    return start + 1..<max(start + 1, index - 1)
  }

  /// Passes the rest of a declaration: up to its semicolon, its body or the next directive.
  mutating func passDeclaration() {
    while !isAtEnd {
      switch text() {
      case ";":
        index += 1
        return
      case "{":
        passBrackets()
        _ = take(";")
        return
      case "(", "[": passBrackets()
      case "@end", "@interface", "@protocol", "@class", "@property", "NS_ASSUME_NONNULL_END": return
      default: index += 1
      }
    }
  }

  // MARK: Declarations

  private mutating func readNext() {
    switch text() {
    case ";", "}", "@end": index += 1
    case "NS_ASSUME_NONNULL_BEGIN", "CF_ASSUME_NONNULL_BEGIN":
      isAssumedNonnull = true
      index += 1
    case "NS_ASSUME_NONNULL_END", "CF_ASSUME_NONNULL_END":
      isAssumedNonnull = false
      index += 1
    case "@class": passDeclaration()
    case "@import":
      if let name = word(1), !found.modules.contains(name) { found.modules.append(name) }
      passDeclaration()
    case "@interface": readInterface(marks: HeaderDeclarations.Marks())
    case "@protocol": readProtocol(marks: HeaderDeclarations.Marks())
    case "@implementation":
      while !isAtEnd, text() != "@end" { index += 1 }
    case "typedef": readTypedef()
    case "extern" where index + 1 < tokens.count && tokens[index + 1].kind == .text:
      index += 2
      _ = take("{")
    case "__attribute__", "NS_SWIFT_NAME", "SWIFT_CLASS", "SWIFT_PROTOCOL":
      let marks = readMarks(before: ["@interface", "@protocol"])
      if text() == "@interface" { readInterface(marks: marks) }
      if text() == "@protocol" { readProtocol(marks: marks) }
    case "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "CF_ENUM", "CF_OPTIONS",
      "CF_CLOSED_ENUM":
      readMarkedEnumeration()
    default: readVariableOrFunction()
    }
  }

  /// Marks up to a word, or up to anything else.
  mutating func readMarks(before ends: Set<String> = []) -> HeaderDeclarations.Marks {
    var marks = HeaderDeclarations.Marks()
    while !isAtEnd, !ends.contains(text()), let word = word() {
      index += 1
      let content = text() == "(" ? passBrackets() : index..<index
      marks.add(word, tokens[content])
    }
    return marks
  }

  private mutating func readMarkedEnumeration() {
    let macro = text()
    index += 1
    guard text() == "(" else { return passDeclaration() }
    let content = passBrackets()
    var parts = tokens[content].split { $0.is(",") }
    let name = parts.popLast()?.last?.text
    guard let name, text() == "{" else { return passDeclaration() }
    let isError = macro == "NS_ERROR_ENUM"
    let raw = parts.first.map { $0.map(\.text).joined(separator: " ") } ?? "NSInteger"
    let kind: HeaderDeclarations.Enumeration.Kind =
      isError ? .error : macro.hasSuffix("OPTIONS") ? .options : .closed
    let cases = readCases()
    found.enumerations.append(
      .init(
        name: name,
        kind: kind,
        rawType: CType(isError ? "NSInteger" : raw),
        cases: cases,
        domain: isError ? raw : nil,
        marks: readMarks()
      )
    )
    _ = take(";")
  }

  mutating func readCases() -> [HeaderDeclarations.Enumeration.Case] {
    let content = passBrackets()
    var cases: [HeaderDeclarations.Enumeration.Case] = []
    var part: [HeaderToken] = []
    var depth = 0
    func close() {
      guard let name = part.first, name.kind == .word else { return }
      let equal = part.firstIndex { $0.is("=") } ?? part.count
      var reader = HeaderReader(Array(part[1..<max(1, equal)]))
      let marks = reader.readMarks()
      cases.append(
        .init(name: name.text, value: Array(part.dropFirst(equal + 1)), marks: marks)
      )
    }
    for token in tokens[content] {
      if token.is("(") { depth += 1 }
      if token.is(")") { depth -= 1 }
      if token.is(","), depth == 0 {
        close()
        part = []
      } else {
        part.append(token)
      }
    }
    close()
    return cases
  }

  private mutating func readTypedef() {
    index += 1
    switch text() {
    case "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "CF_ENUM", "CF_OPTIONS",
      "CF_CLOSED_ENUM":
      readMarkedEnumeration()
    case "enum": readEnumeration(isNamedAfter: true)
    case "struct", "union": readStructure(isNamedAfter: true)
    default:
      guard let base = specifiers() else { return passDeclaration() }
      let (type, name) = declarator(base)
      guard let name else { return passDeclaration() }
      let start = index
      let marks = readMarks()
      let isTyped = tokens[start..<index].contains {
        $0.text.hasSuffix("TYPED_ENUM") || $0.text.hasSuffix("STRING_ENUM")
          || $0.text.hasSuffix("TYPED_EXTENSIBLE_ENUM") || $0.text == "swift_wrapper"
      }
      found.typedefs.append(.init(name: name, type: type, isTypedEnum: isTyped, marks: marks))
      passDeclaration()
    }
  }

  private mutating func readEnumeration(isNamedAfter: Bool) {
    let start = index
    index += 1
    var marks = HeaderDeclarations.Marks()
    while word() == "__attribute__" { marks = readMarks(before: [":"]) }
    let tag = word()
    if tag != nil { index += 1 }
    var raw = CType("unsigned int")
    let hasRaw = take(":")
    if hasRaw { raw = specifiers() ?? raw }
    guard text() == "{" else {
      index = start
      return isNamedAfter ? passDeclaration() : readVariable()
    }
    let cases = readCases()
    let name = isNamedAfter ? word() : nil
    if name != nil { index += 1 }
    found.enumerations.append(
      .init(
        name: name ?? tag,
        kind: hasRaw ? .closed : .plain,
        rawType: raw,
        cases: cases,
        marks: marks
      )
    )
    passDeclaration()
  }

  private mutating func readStructure(isNamedAfter: Bool) {
    let start = index
    let isUnion = text() == "union"
    index += 1
    while word() == "__attribute__" { _ = readMarks(before: ["{"]) }
    let tag = word()
    if tag != nil { index += 1 }
    guard text() == "{" else {
      if isNamedAfter, let base = tag, let name = word(), text(1) == ";" {
        if base != name {
          found.typedefs.append(.init(name: name, type: CType(base)))
        }
        return passDeclaration()
      }
      index = start
      guard isNamedAfter else { return readVariable() }
      guard let base = specifiers() else { return passDeclaration() }
      let (type, name) = declarator(base)
      if let name { found.typedefs.append(.init(name: name, type: type)) }
      return passDeclaration()
    }
    let content = passBrackets()
    var reader = HeaderReader(Array(tokens[content]))
    reader.isAssumedNonnull = isAssumedNonnull
    let fields = reader.readFields()
    let name = isNamedAfter ? word() : nil
    if name != nil { index += 1 }
    if let name = name ?? tag {
      found.structures.append(
        .init(name: name, fields: fields, isUnion: isUnion, marks: readMarks())
      )
    }
    passDeclaration()
  }

  private mutating func readFields() -> [CType.Parameter] {
    var fields: [CType.Parameter] = []
    while !isAtEnd {
      guard let base = specifiers() else {
        passDeclaration()
        continue
      }
      repeat {
        let (type, name) = declarator(base)
        if take(":") { index += 1 }
        if let name { fields.append(.init(name: name, type: type)) }
      } while take(",")
      if !take(";") { passDeclaration() }
    }
    return fields
  }

  private mutating func readVariableOrFunction() {
    switch text() {
    case "enum": readEnumeration(isNamedAfter: false)
    case "struct", "union": readStructure(isNamedAfter: false)
    default: readVariable()
    }
  }

  private mutating func readVariable() {
    guard let base = specifiers() else { return passDeclaration() }
    let (type, name) = declarator(base)
    guard let name else { return passDeclaration() }
    if text() == "(" {
      let parameters = parameterList()
      found.functions.append(
        .init(name: name, parameters: parameters, result: type, marks: readMarks())
      )
      return passDeclaration()
    }
    var variable = HeaderDeclarations.Variable(name: name, type: type, value: [])
    variable.marks = readMarks()
    if take("=") {
      let start = index
      while !isAtEnd, text() != ";" { index += 1 }
      variable.value = Array(tokens[start..<index])
    }
    found.variables.append(variable)
    passDeclaration()
  }
}

extension HeaderDeclarations.Marks {
  /// Adds the meaning of a macro or an attribute with its arguments.
  mutating func add(_ word: String, _ content: ArraySlice<HeaderToken>) {
    switch word {
    case "NS_SWIFT_NAME", "CF_SWIFT_NAME": swiftName = content.map(\.text).joined()
    case "NS_REFINED_FOR_SWIFT", "CF_REFINED_FOR_SWIFT": isRefined = true
    case "NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE", "NS_SWIFT_UNAVAILABLE", "CF_SWIFT_UNAVAILABLE",
      "API_UNAVAILABLE":
      isUnavailable = true
    case "NS_DESIGNATED_INITIALIZER": isDesignated = true
    case "NS_SWIFT_NOTHROW": isThrowing = false
    case "__attribute__":
      let words = content.map(\.text)
      if words.contains("unavailable") { isUnavailable = true }
      if words.contains("swift_private") { isRefined = true }
      if words.contains("objc_designated_initializer") { isDesignated = true }
      if let place = words.firstIndex(of: "swift_name"), words.count > place + 2 {
        swiftName = content.map(\.text)[place + 2].filter { $0 != "\"" }
      }
    default: break
    }
  }
}
