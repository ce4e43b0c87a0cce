extension SourceIndex {
  /// Returns a font with the constants and functions of the project resolved.
  ///
  /// - Parameters:
  ///   - recipe: The font as its file states it.
  ///   - owner: The type around the statement, where names without a type are looked up first.
  /// - Returns: The font; names that the project does not have stay.
  public func resolved(_ recipe: FontRecipe, in owner: String) -> FontRecipe {
    resolved(recipe, in: owner, depth: 0)
  }

  /// Returns the place of the constant or the function that a font comes from, with the type around it.
  ///
  /// A constant that is another constant is followed; a name with several declarations has no place.
  ///
  /// - Parameters:
  ///   - recipe: The font as its file states it.
  ///   - owner: The type around the statement, where names without a type are looked up first.
  /// - Returns: The declaration, or `nil` where the font is not a constant of the project.
  public func declaration(
    of recipe: FontRecipe,
    in owner: String
  ) -> (owner: String, place: SourcePlace)? {
    var (recipe, owner) = (recipe, owner)
    var found: (owner: String, place: SourcePlace)?
    for _ in 0..<8 {
      guard case .named(let path) = recipe, let fonts = font(at: path, in: owner), fonts.count == 1,
        let place = fonts[0].place
      else { break }
      found = (fonts[0].owner, place)
      (recipe, owner) = (fonts[0].recipe, fonts[0].owner)
    }
    return found
  }

  private func resolved(_ recipe: FontRecipe, in owner: String, depth: Int) -> FontRecipe {
    guard depth < 8 else { return .unknown }
    switch recipe {
    case .fixed, .preferred, .unknown: return recipe
    case .scaled(let style, let base):
      return .scaled(style: style, base: resolved(base, in: owner, depth: depth + 1))
    case .oneOf(let recipes):
      return .anyOf(recipes.map { resolved($0, in: owner, depth: depth + 1) })
    case .named(let path):
      guard let found = font(at: path, in: owner) else { return recipe }
      let recipes = found.map { resolved($0.recipe, in: $0.owner, depth: depth + 1) }
      return .anyOf(recipes)
    }
  }

  /// The fonts that a name stands for: overloads and branches give several.
  private func font(at path: String, in owner: String) -> [DeclaredFont]? {
    var parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.popLast(), let candidates = fonts[name] else { return nil }
    let scopes: [String]
    switch parts.last {
    case nil: scopes = ancestry(of: owner) + [""]
    case "": scopes = ["UIFont"]
    case "self", "Self": scopes = ancestry(of: owner)
    case "NSAttributedString":
      scopes = ["NSAttributedString", "NSMutableAttributedString", "String"]
    case let type?: scopes = ancestry(of: type)
    }
    for scope in scopes {
      let found = candidates.filter { $0.owner == scope }
      if !found.isEmpty { return found }
    }
    // An object of a type that the file does not name, such as `theme.body`: clear if all of that
    // name grow, or none does.
    guard name != "font", let last = parts.last, last.first?.isLowercase == true else { return nil }
    return candidates
  }
}
