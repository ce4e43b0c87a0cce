extension AppearanceKey {
  /// The key of the title attributes in a state; `nil` for a state whose attributes no proxy sets.
  init?(titlesIn state: UIControlState) {
    guard let found = Self.titles.first(where: { $0.state == state }) else { return nil }
    self = found.key
  }

  /// The states whose title attributes proxies may set.
  static let titles: [(key: AppearanceKey, state: UIControlState)] = [
    (.normalTitle, .normal), (.highlightedTitle, .highlighted), (.disabledTitle, .disabled),
    (.selectedTitle, .selected), (.focusedTitle, .focused),
  ]
}

extension AppearanceTarget {
  /// Notes that the attributes of titles in a state were set.
  func markTitlesSet(in state: UIControlState) {
    if let key = AppearanceKey(titlesIn: state) { markSet(key) }
  }
}

/// An object whose title attributes depend on a state.
protocol TitleAttributesTarget: AppearanceTarget, SendableMetatype {
  func titleTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]?
  func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControlState
  )
}

extension TitleAttributesTarget {
  /// The title attributes of a class in all states.
  static func titleAttributeProperties() -> [AppearanceProperty] {
    AppearanceKey.titles.map { key, state in
      AppearanceProperty(key, \Self[titlesIn: state], by: AppearanceValues.sameAttributes)
    }
  }

  fileprivate subscript(titlesIn state: UIControlState) -> [NSAttributedString.Key: Any]? {
    get { titleTextAttributes(for: state) }
    set { setTitleTextAttributes(newValue, for: state) }
  }
}
