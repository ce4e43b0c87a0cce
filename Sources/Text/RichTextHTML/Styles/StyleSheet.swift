/// The rules of style sheets that name an element, a class or an identifier.
struct StyleSheet {
  private struct Rule {
    var rank: Int
    var declarations: [StyleDeclaration]
  }

  private var rules: [String: Rule] = [:]
  private var count = 0

  /// Adds the rules of a style sheet; rules in blocks such as `@media` are left out.
  mutating func add(_ text: String, limit: Int, report: (HTMLDiagnostic.Kind) -> Void) {
    var scalars = Substring(withoutComments(text)).unicodeScalars
    while let open = scalars.firstIndex(of: "{") {
      let selector = StyleDeclarations.trimmed(Substring(scalars[..<open]))
      var depth = 1
      var index = scalars.index(after: open)
      let start = index
      while index < scalars.endIndex {
        if scalars[index] == "{" { depth += 1 }
        if scalars[index] == "}" { depth -= 1 }
        if depth == 0 { break }
        scalars.formIndex(after: &index)
      }
      let body = Substring(scalars[start..<index])
      scalars =
        index < scalars.endIndex ? scalars[scalars.index(after: index)...] : scalars[index...]
      if selector.hasPrefix("@") {
        report(.selectorIgnored(String(selector.prefix(80))))
        continue
      }
      guard count < limit else {
        report(.limitReached("style rules"))
        return
      }
      count += 1
      insert(selector, StyleDeclarations.parse(body), report)
    }
  }

  private mutating func insert(
    _ selectors: String,
    _ declarations: [StyleDeclaration],
    _ report: (HTMLDiagnostic.Kind) -> Void
  ) {
    for selector in selectors.split(separator: ",").prefix(64) {
      let key = StyleDeclarations.trimmed(selector)
      let isSimple = key.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "*.#-_".unicodeScalars.contains($0)
      }
      guard isSimple, !key.isEmpty else {
        report(.selectorIgnored(String(key.prefix(80))))
        continue
      }
      let parts = key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].lowercased() + (parts.count > 1 ? "." + parts[1] : "")
      var rule = rules[name] ?? Rule(rank: 0, declarations: [])
      rule.rank = count
      // A later declaration of a property follows the earlier ones, so that it wins.
      let names = Set(declarations.map(\.name))
      rule.declarations.removeAll { names.contains($0.name) }
      rule.declarations += declarations
      rules[name] = rule
    }
  }

  /// Returns the declarations for an element, those that win last.
  func declarations(
    element: String,
    classes: String?,
    identifier: String?
  ) -> [StyleDeclaration] {
    guard !rules.isEmpty else { return [] }
    let classes = (classes ?? "").split(whereSeparator: \.isWhitespace).prefix(16)
    var result = rules["*"]?.declarations ?? []
    result += rules[element]?.declarations ?? []
    for prefix in ["", element] {
      let found = classes.compactMap { rules[prefix + "." + $0] }
      for rule in found.sorted(by: { $0.rank < $1.rank }) { result += rule.declarations }
    }
    if let identifier { result += rules["#" + identifier.lowercased()]?.declarations ?? [] }
    return result
  }

  private func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstRange(of: "/*") {
      result += rest[..<open.lowerBound] + " "
      rest = rest[open.upperBound...]
      guard let close = rest.firstRange(of: "*/") else { return result }
      rest = rest[close.upperBound...]
    }
    // The marks with which old pages hide a style sheet.
    return (result + rest).replacing("<!--", with: " ").replacing("-->", with: " ")
  }
}
