/// Build settings in layers; a higher layer may extend a value of a lower one.
///
/// From the bottom: the tool's defaults, the project's settings file, the project, the target's settings
/// file, the target. Apple's "Build settings reference" and "Adding a build configuration file to your
/// project" describe the names, conditions and `$(inherited)`.
struct BuildSettings {
  /// A layer: texts by name; a list is one text with quoted elements.
  typealias Layer = [String: String]

  private static let maximumDepth = 32
  private static let maximumLength = 1 << 16

  private(set) var layers: [Layer]

  init(_ layers: [Layer]) { self.layers = layers }

  /// The value of a setting with all substitutions; `nil` if no layer has it.
  subscript(name: String) -> String? {
    var budget = 2_000
    return value(name, below: layers.count, depth: 0, &budget)
  }

  /// The highest layer that contains a setting.
  func level(of name: String) -> Int? { layers.lastIndex { $0[name] != nil } }

  /// The value of a setting, or `nil` if it is missing or empty.
  func text(_ name: String) -> String? {
    self[name].flatMap { value in
      let value = Self.words(value).joined(separator: " ")
      return value.isEmpty ? nil : value
    }
  }

  /// The elements of a setting that is a list.
  func list(_ name: String) -> [String] { Self.words(self[name] ?? "") }

  func isOn(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

  private func value(
    _ name: String,
    below top: Int,
    depth: Int,
    _ budget: inout Int
  ) -> String? {
    budget -= 1
    guard depth < Self.maximumDepth, budget > 0,
      let index = layers[..<top].lastIndex(where: { $0[name] != nil }),
      let raw = layers[index][name]
    else { return nil }
    return substituted(raw, of: name, at: index, depth: depth, &budget)
  }

  /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:modifier)`.
  private func substituted(
    _ raw: String,
    of name: String,
    at layer: Int,
    depth: Int,
    _ budget: inout Int
  ) -> String {
    guard raw.contains("$"), depth < Self.maximumDepth, raw.utf8.count < Self.maximumLength else {
      return raw
    }
    var result = ""
    var rest = raw[...]
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.maximumLength {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{" else {
        result += "$"
        continue
      }
      guard let end = Self.end(of: rest, open) else { return result + "$" + rest }
      // The name may contain names: $(PREFIX_$(SUFFIX)).
      let inner = substituted(
        String(rest[rest.index(after: rest.startIndex)..<end]),
        of: name,
        at: layer,
        depth: depth + 1,
        &budget
      )
      rest = rest[rest.index(after: end)...]
      result += reference(inner, of: name, at: layer, depth: depth, &budget)
    }
    return result + rest
  }

  private static func end(of text: Substring, _ open: Character) -> Substring.Index? {
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func reference(
    _ text: String,
    of name: String,
    at layer: Int,
    depth: Int,
    _ budget: inout Int
  ) -> String {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let wanted = parts.first.map(String.init) ?? ""
    let isInherited = wanted == "inherited" || wanted == name
    var value = self.value(
      isInherited ? name : wanted,
      below: isInherited ? layer : layers.count,
      depth: depth + 1,
      &budget
    )
    for modifier in parts.dropFirst() {
      switch modifier {
      case "c99extidentifier", "identifier": value = value?.asIdentifier
      case "rfc1034identifier":
        value = value.map { String($0.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }) }
      case "lower": value = value?.lowercased()
      case "upper": value = value?.uppercased()
      default:
        if modifier.hasPrefix("default="), value?.isEmpty ?? true {
          value = String(modifier.dropFirst(8))
        }
      }
    }
    return value ?? ""
  }

  /// The words of a text, with quotes and backslashes as in a shell.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isEscaped = false
    var isOpen = false
    for letter in text {
      if isEscaped {
        word.append(letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
        isOpen = true
      } else if letter == quote {
        quote = nil
      } else if quote == nil, letter == "\"" || letter == "'" {
        quote = letter
        isOpen = true
      } else if quote == nil, letter.isWhitespace {
        if isOpen { words.append(word) }
        word = ""
        isOpen = false
      } else {
        word.append(letter)
        isOpen = true
      }
    }
    return isOpen ? words + [word] : words
  }

  /// A list as one text.
  static func text(_ value: ListValue) -> String {
    guard case .array(let items) = value else { return value.string ?? "" }
    return items.compactMap(\.string).map { word in
      word.contains(where: \.isWhitespace) && !word.contains("\"") ? "\"\(word)\"" : word
    }.joined(separator: " ")
  }

  /// Creates a layer from names that may have conditions: `NAME[sdk=iphoneos*][arch=*]`.
  ///
  /// A name with a true condition takes precedence over the plain name.
  static func layer(_ pairs: [(name: String, value: String)], configuration: String) -> Layer {
    var plain: Layer = [:]
    var conditional: Layer = [:]
    for (name, value) in pairs {
      guard let bracket = name.firstIndex(of: "[") else {
        plain[name] = value
        continue
      }
      let conditions = name[bracket...].split { "[],".contains($0) }
      if conditions.allSatisfy({ holds($0, configuration: configuration) }) {
        conditional[String(name[..<bracket])] = value
      }
    }
    return plain.merging(conditional) { $1 }
  }

  /// Whether a condition is true for a build for the iOS simulator.
  private static func holds(_ condition: Substring, configuration: String) -> Bool {
    guard let equals = condition.firstIndex(of: "=") else { return true }
    let pattern = condition[condition.index(after: equals)...]
    let known: [String] =
      switch condition[..<equals].trimmed {
      case "sdk": ["iphonesimulator"]
      case "config": [configuration]
      case "arch": ["arm64"]
      default: [""]
      }
    if let star = pattern.firstIndex(of: "*") {
      return known.contains { $0.hasPrefix(pattern[..<star]) }
    }
    return known.contains { $0 == pattern }
  }
}

extension StringProtocol {
  /// The text without whitespace at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
