/// A type as the words of a method repeat it.
struct RepeatedType {
  /// The name in Objective-C, such as `NSURL`; empty for none.
  var name: String
  /// The name of a collection's elements.
  var element: String?
  var isBoolean = false
  var isBlock = false

  init(_ name: String, element: String? = nil) { (self.name, self.element) = (name, element) }
}

/// Omits the words of a method's name that repeat types, by the rules of SE-0005.
struct OmittedWords {
  /// The place of a word in a method.
  private enum Role { case base, firstLabel, label, property, partial }

  /// The names of the properties of the class.
  var properties: Set<String> = []

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol",
    "public",
    "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super",
    "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  /// Shortens a method.
  ///
  /// - Parameters:
  ///   - base: The base name.
  ///   - labels: The labels; that of the first parameter is empty where it is a part of the base name.
  ///   - parameters: The types of the parameters.
  ///   - result: The type of the result.
  ///   - context: The type that has the method.
  ///   - returnsSelf: Whether the result is an object of that type.
  /// - Returns: The base name and the labels.
  func method(
    _ base: String,
    _ labels: [String],
    parameters: [RepeatedType],
    result: RepeatedType,
    context: RepeatedType,
    returnsSelf: Bool
  ) -> (base: String, labels: [String]) {
    var (base, labels) = (base, labels)
    let isSelf = returnsSelf || !result.name.isEmpty && result.name == context.name
    if isSelf { base = withoutLeading(context, of: base) }
    if parameters.isEmpty {
      if base != "init" { base = without(context, from: base, .base) }
      if isSelf { base = without(returnsSelf ? context : result, from: base, .property) }
      return (base, labels)
    }
    if base != "init", labels.first?.isEmpty == true, let first = parameters.first {
      (base, labels[0]) = split(base, first)
      base = without(context, from: base, .base)
    }
    for (index, parameter) in parameters.enumerated() where index < labels.count {
      if index == 0, labels[0].isEmpty {
        if base != "init" { base = without(parameter, from: base, .base) }
      } else {
        // The first label of an initializer stays, since it has no other name.
        let isFirst = index == 0 && base != "init"
        labels[index] = without(parameter, from: labels[index], isFirst ? .firstLabel : .label)
        if isFirst, parameter.isBlock { labels[0] = Self.ofBlock(labels[0]) }
      }
    }
    return (base, labels)
  }

  /// Shortens a property.
  func property(_ name: String, type: RepeatedType, context: RepeatedType) -> String {
    guard !type.name.isEmpty, type.name == context.name else { return name }
    return without(type, from: withoutLeading(context, of: name), .property)
  }

  // MARK: Steps

  /// `colorWithAlphaComponent` of a color is `withAlphaComponent`, `stringByAppendingString` of a text `appending`.
  private func withoutLeading(_ type: RepeatedType, of name: String) -> String {
    let words = CamelWords.split(name)
    let types = CamelWords.split(type.name)
    for count in stride(from: min(words.count - 1, types.count), to: 0, by: -1) {
      let ending = types.suffix(count)
      guard zip(words.prefix(count), ending).allSatisfy({ Self.matches($0, $1) }) else { continue }
      var rest = Array(words.dropFirst(count))
      guard let first = rest.first, PartsOfSpeech.kind(of: first) == .preposition else {
        return name
      }
      if first == "By", rest.count > 1, PartsOfSpeech.kind(of: rest[1]) == .gerund {
        rest.removeFirst()
      }
      return CamelWords.lowered(rest.joined())
    }
    return name
  }

  /// Moves the words after the last preposition into the first label.
  private func split(_ base: String, _ type: RepeatedType) -> (base: String, label: String) {
    let words = CamelWords.split(base)
    if type.isBoolean, words.count > 1, words.last == "Animated" {
      return (words.dropLast().joined(), "animated")
    }
    guard
      let place = words.indices.dropFirst().last(where: {
        PartsOfSpeech.kind(of: words[$0]) == .preposition
      })
    else { return (base, "") }
    let before = words[..<place].joined()
    let after = words[(place + 1)...].joined()
    if PartsOfSpeech.vacuous.contains(before.lowercased()) { return (base, "") }
    if ["X", "Y", "Z"].contains(after) {
      return (words[...place].joined(), CamelWords.lowered(after))
    }
    return (before, CamelWords.lowered(words[place...].joined()))
  }

  /// The label of a block says what it is, and not that it is used: `completion` for `withCompletion`.
  private static func ofBlock(_ label: String) -> String {
    let words = CamelWords.split(label)
    guard let first = words.first, first == "with" || first == "using" else { return label }
    return CamelWords.lowered(words.dropFirst().joined())
  }

  /// A name without the words at its end that repeat a type.
  private func without(_ type: RepeatedType, from name: String, _ role: Role) -> String {
    guard !name.isEmpty, !type.name.isEmpty else { return name }
    let words = CamelWords.split(name)
    let count = Self.repeated(of: type, in: words)
    guard count > 0 else { return name }
    guard count < words.count else {
      return role == .firstLabel || role == .partial ? "" : name
    }
    let kept = words.dropLast(count)
    let removed = words.suffix(count).joined()
    if removed == "Error" { return name }
    if role != .property {
      switch PartsOfSpeech.kind(of: kept.last ?? "") {
      case .preposition where role == .base: if kept.count < 2 { return name }
      case .preposition: break
      case .verb, .gerund:
        if role == .base, isProperty(removed) { return name }
      case .unknown: return name
      }
    }
    let result = kept.joined()
    if role == .base || role == .property {
      if PartsOfSpeech.vacuous.contains(result) || Self.isKeyword(result) { return name }
    }
    return result
  }

  /// Whether a property has the removed words, or one of several such.
  private func isProperty(_ words: String) -> Bool {
    let name = CamelWords.lowered(words)
    let plurals = [name + "s", name + "es", name.hasSuffix("y") ? name.dropLast() + "ies" : name]
    return properties.contains(name) || plurals.contains { properties.contains($0) }
  }

  /// The number of words at the end that repeat a type.
  private static func repeated(of type: RepeatedType, in words: [String]) -> Int {
    if let element = type.element, let last = words.last, let single = singular(last) {
      let count = matched(words.dropLast() + [single], CamelWords.split(element))
      if count > 0 { return count }
    }
    return matched(words, CamelWords.split(type.name))
  }

  private static func matched(_ words: [String], _ types: [String]) -> Int {
    var (count, place) = (0, types.count)
    while count < words.count, place > 0 {
      let word = words[words.count - 1 - count]
      if matches(word, types[place - 1]) {
        count += 1
        place -= 1
      } else if count == 0, ["Indexes", "Indices"].contains(word),
        types.suffix(2) == ["Index", "Set"]
      {
        return 1
      } else if count == 0, word == "Index", ["Int", "Integer"].contains(types[place - 1]) {
        return 1
      } else if count == 0, ["Ref", "Type", "Mask"].contains(types[place - 1]), place > 1 {
        place -= 1
      } else if count == 0, word == "Value", words.count > 1,
        words[words.count - 2] == "Object", types[place - 1] == "Object"
      {
        return 2
      } else {
        break
      }
    }
    return count
  }

  /// Whether a word is that of a type, which may have a prefix in capitals.
  private static func matches(_ word: String, _ type: String) -> Bool {
    if word.lowercased() == type.lowercased() { return true }
    guard type.count > word.count, type.lowercased().hasSuffix(word.lowercased()) else {
      return false
    }
    let prefix = type.dropLast(word.count)
    return prefix.allSatisfy(\.isUppercase)
      && type.dropFirst(prefix.count).first?.isUppercase == true
  }

  private static func singular(_ word: String) -> String? {
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    if word.hasSuffix("sses") || word.hasSuffix("xes") { return String(word.dropLast(2)) }
    return word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : nil
  }
}
