public import DynamicType

extension TypeTable {
  /// Returns the style with a name.
  ///
  /// - Throws: An error for an unknown name, or for a style that the table does not contain.
  public func style(named name: String) throws(UsageError) -> TextStyle {
    let style = try NameList.textStyles.value(named: name)
    guard styles.contains(style) else {
      throw missing("text style", style.name, known: styles.map(\.name))
    }
    return style
  }

  /// Returns the styles with the given names, or all of them if none is given.
  public func styles(named texts: [String]) throws(UsageError) -> [TextStyle] {
    guard !texts.isEmpty else { return styles }
    return try CommaSeparatedNames(texts).values(style(named:))
  }

  /// Returns the category with a name.
  ///
  /// - Throws: An error for an unknown name, or for a category that the table does not contain.
  public func category(named name: String) throws(UsageError) -> ContentSizeCategory {
    let category = try NameList.categories.value(named: name)
    guard categories.contains(category) else {
      throw missing("category", category.shortName, known: categories.map(\.shortName))
    }
    return category
  }

  /// Returns the categories with the given names; all of them for `all` and if none is given.
  public func categories(named texts: [String]) throws(UsageError) -> [ContentSizeCategory] {
    let wanted = CommaSeparatedNames(texts)
    guard !texts.isEmpty, !wanted.names.contains("all") else { return categories }
    return try wanted.values(category(named:))
  }

  private func missing(_ kind: String, _ name: String, known: [String]) -> UsageError {
    UsageError(
      "\(platform) has no \(kind) '\(name)'",
      hint: "it has \(known.joined(separator: ", "))"
    )
  }
}
