extension HeaderReader {
  /// Words before or in a type that do not name it.
  private static let qualifiers: Set<String> = [
    "volatile", "__kindof", "__weak", "__strong", "__unsafe_unretained", "__autoreleasing",
    "__block", "inout", "in", "out", "bycopy", "byref", "oneway", "extern", "static", "inline",
    "register", "restrict", "__restrict", "__inline__", "__inline", "typename", "FOUNDATION_EXPORT",
    "FOUNDATION_EXTERN", "UIKIT_EXTERN", "OBJC_EXPORT", "OBJC_EXTERN", "NS_INLINE", "CF_INLINE",
    "CG_INLINE", "CG_EXTERN", "CF_EXPORT", "FOUNDATION_STATIC_INLINE", "UIKIT_STATIC_INLINE",
    "NS_RETURNS_INNER_POINTER", "CF_RETURNS_RETAINED", "NS_RETURNS_RETAINED", "IBInspectable",
    "IBOutlet", "NS_VALID_UNTIL_END_OF_SCOPE", "_Nonnull_", "UI_APPEARANCE_SELECTOR",
  ]

  private static let numbers: Set<String> = [
    "unsigned", "signed", "long", "short", "int", "char", "float", "double", "__signed",
  ]

  private static let nullabilities: [String: CType.Nullability] = [
    "nullable": .nullable, "_Nullable": .nullable, "__nullable": .nullable,
    "_Nullable_result": .nullable,
    "nonnull": .nonnull, "_Nonnull": .nonnull, "__nonnull": .nonnull,
    "null_unspecified": .unspecified, "_Null_unspecified": .unspecified,
    "null_resettable": .unspecified,
  ]

  /// Reads the words of a type before its pointers; `nil` if there are none.
  mutating func specifiers() -> CType? {
    var numbers: [String] = []
    var type: CType?
    var nullability: CType.Nullability?
    var (isConstant, isNonescaping) = (false, false)
    while let word = word() {
      if let known = Self.nullabilities[word] {
        nullability = known
      } else if word == "const" {
        isConstant = true
      } else if word == "__attribute__" || word == "NS_SWIFT_NAME" || word == "API_AVAILABLE" {
        index += 1
        let content = text() == "(" ? passBrackets() : index..<index
        if tokens[content].contains(where: { $0.text == "noescape" }) { isNonescaping = true }
        continue
      } else if word == "NS_NOESCAPE" || word == "CF_NOESCAPE" {
        isNonescaping = true
      } else if Self.qualifiers.contains(word) {
        // Passed below.
      } else if Self.numbers.contains(word), type == nil {
        numbers.append(word)
      } else if ["struct", "enum", "union"].contains(word), type == nil, numbers.isEmpty {
        index += 1
        guard let name = self.word() else { return nil }
        type = CType(name)
      } else if type == nil, numbers.isEmpty, !isMacro(word) {
        index += 1
        type = named(word)
        continue
      } else if !isMacro(word) || type == nil && numbers.isEmpty {
        break
      } else if isEndOfDeclaration(1) {
        break
      }
      index += 1
    }
    if !numbers.isEmpty { type = CType(Self.number(numbers)) }
    type?.isConstant = isConstant
    type?.isNonescaping = isNonescaping
    type?.nullability = nullability ?? .unspecified
    return type
  }

  /// Whether a word in capitals is a macro before the words of a type, and no type itself.
  private func isMacro(_ word: String) -> Bool {
    guard word.contains("_"), word.allSatisfy({ $0.isUppercase || $0 == "_" || $0.isNumber })
    else { return false }
    return self.word(1) != nil
  }

  private func isEndOfDeclaration(_ offset: Int) -> Bool {
    [";", ",", ")", "=", "("].contains(text(offset))
  }

  private static func number(_ words: [String]) -> String {
    let isUnsigned = words.contains("unsigned")
    let base =
      words.contains("char")
      ? words.contains("signed") ? "signed char" : "char"
      : words.contains("short")
        ? "short"
        : words.count(where: { $0 == "long" }) > 1
          ? "long long"
          : words.contains("double")
            ? "double"
            : words.contains("long") ? "long" : words.contains("float") ? "float" : "int"
    return isUnsigned ? "unsigned \(base)" : base
  }

  /// A name with what stands in its angle brackets.
  private mutating func named(_ name: String) -> CType {
    guard text() == "<", depth < Self.maximumDepth else { return CType(name) }
    depth += 1
    defer { depth -= 1 }
    let start = index
    index += 1
    var (arguments, protocols): ([CType], [String]) = ([], [])
    while !isAtEnd, text() != ">" {
      let isProtocol =
        word() != nil && (text(1) == "," || text(1) == ">") && !generics.contains(text())
        && text() != "id"
      if isProtocol, let name = word() {
        protocols.append(name)
        index += 1
      } else if let base = specifiers() {
        arguments.append(declarator(base).type)
      } else {
        index = start
        return CType(name)
      }
      _ = take(",")
    }
    index += 1
    return CType(.named(name, arguments: arguments, protocols: protocols))
  }

  /// Reads the pointers, the name and the brackets after the words of a type.
  mutating func declarator(_ base: CType) -> (type: CType, name: String?) {
    var type = base
    // A word before the type is about its outermost pointer.
    let outer = base.nullability
    type.nullability = assumed(.unspecified, base)
    var isPointer = false
    while take("*") {
      var pointer = CType(.pointer(type))
      pointer.isNonescaping = base.isNonescaping
      pointer.nullability = isAssumedNonnull && !isPointer ? .nonnull : .unspecified
      isPointer = true
      type = pointer
      qualify(&type)
    }
    if outer != .unspecified { type.nullability = outer }
    qualify(&type)
    if text() == "(", text(1) == "^" || text(1) == "*" {
      return function(type)
    }
    var name = word()
    if let word = name, Self.qualifiers.contains(word) {
      index += 1
      name = self.word()
    }
    if name != nil { index += 1 }
    while text() == "[" {
      let content = passBrackets()
      let count = content.count == 1 ? Int(tokens[content.lowerBound].text) : nil
      type = CType(.array(type, count: count))
    }
    return (type, name)
  }

  /// Types that are pointers without a star.
  private static let pointers: Set<String> = ["id", "Class", "SEL", "instancetype"]

  private func assumed(_ nullability: CType.Nullability, _ type: CType) -> CType.Nullability {
    nullability == .unspecified && isAssumedNonnull ? .nonnull : nullability
  }

  private mutating func qualify(_ type: inout CType) {
    while let word = word() {
      if let known = Self.nullabilities[word] {
        type.nullability = known
      } else if word == "const" {
        type.isConstant = true
      } else if word == "NS_NOESCAPE" {
        type.isNonescaping = true
      } else if ![
        "__strong", "__weak", "__autoreleasing", "__unsafe_unretained", "volatile",
        "restrict", "__restrict", "__block",
      ].contains(word) {
        return
      }
      index += 1
    }
  }

  /// Reads `(^name)(…)` and `(*name)(…)` after the result.
  private mutating func function(_ result: CType) -> (type: CType, name: String?) {
    index += 1
    let isBlock = text() == "^"
    index += 1
    var type = CType.void
    type.nullability = isAssumedNonnull ? .nonnull : .unspecified
    if result.isNonescaping { type.isNonescaping = true }
    qualify(&type)
    let name = word()
    if name != nil { index += 1 }
    qualify(&type)
    while text() == "[" { passBrackets() }
    guard take(")"), text() == "(" else { return (result, name) }
    let parameters = parameterList()
    type.kind = isBlock ? .block(result, parameters) : .function(result, parameters)
    if result.nullability == .nullable, case .named(let name, _, _) = result.kind, name == "void" {
      type.nullability = .nullable
    }
    return (type, name)
  }

  /// Reads the parameters in parentheses.
  mutating func parameterList() -> [CType.Parameter] {
    let content = passBrackets()
    guard depth < Self.maximumDepth else { return [] }
    var reader = HeaderReader(Array(tokens[content]))
    reader.isAssumedNonnull = isAssumedNonnull
    reader.generics = generics
    reader.depth = depth + 1
    var parameters: [CType.Parameter] = []
    while !reader.isAtEnd {
      guard let base = reader.specifiers() else {
        reader.index += 1
        continue
      }
      let (type, name) = reader.declarator(base)
      if !(type.isVoid && name == nil) { parameters.append(.init(name: name, type: type)) }
      while !reader.isAtEnd, !reader.take(",") { reader.index += 1 }
    }
    return parameters
  }
}
