extension ObjectKind {
  /// The kinds of each category.
  ///
  /// The table of elements lists views, controllers and gesture recognizers.
  private static let kinds: [(category: Category, names: [String])] = [
    (.view, viewNames),
    (.viewController, viewControllerNames),
    (.item, ["navigationItem", "barButtonItem", "tabBarItem", "tableViewSection"]),
    (.layout, ["collectionViewFlowLayout", "collectionViewLayout"]),
    (
      .guide,
      ["viewLayoutGuide", "keyboardLayoutGuide", "viewControllerLayoutGuide", "userLayoutGuide"]
    ),
    (.gestureRecognizer, gestureRecognizerNames),
    (.placeholder, ["placeholder", "exit"]),
    (.other, ["customObject", "searchDisplayController"]),
  ]

  static let categories: [String: Category] = kinds.reduce(into: [:]) { table, row in
    for name in row.names { table[name] = row.category }
  }

  /// The names of the elements of a category.
  static func names(of category: Category) -> [String] {
    kinds.filter { $0.category == category }.flatMap(\.names)
  }
}
