/// The declarations of a style sheet that later ones of the same selector do not override.
enum StyleCascade {
  /// The properties that a property sets: `font` sets the font size and the line height.
  private static func longhands(of property: String) -> Set<String> {
    property == "font" ? ["font", "font-size", "line-height", "font-family"] : [property]
  }

  /// Returns the declarations that count for some element.
  ///
  /// Among rules with the same selector the later one wins, but one with a condition overrides only those
  /// with the same condition. Declarations marked as important are always kept.
  static func winners(of declarations: [StyleDeclaration]) -> [StyleDeclaration] {
    var later: [Key: Set<String>] = [:]
    var winners: [StyleDeclaration] = []
    for one in declarations.reversed() {
      let selectors = Set(one.selector.split(separator: ",").map(trimmed))
      let properties = longhands(of: one.property)
      let isOverridden =
        !selectors.isEmpty && !one.value.contains("!important")
        && selectors.allSatisfy { selector in
          ["", one.condition].contains { condition in
            later[Key(selector: selector, condition: condition)]?.contains(one.property) == true
          }
        }
      if isOverridden { continue }
      winners.append(one)
      for selector in selectors {
        later[Key(selector: selector, condition: one.condition), default: []].formUnion(properties)
      }
    }
    return winners.reversed()
  }

  private struct Key: Hashable {
    let selector: String
    let condition: String
  }

  private static func trimmed(_ selector: Substring) -> String {
    selector.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
