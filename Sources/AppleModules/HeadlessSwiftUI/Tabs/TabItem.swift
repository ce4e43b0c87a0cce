import HeadlessUIKit

/// The title and the image of a tab.
struct TabValues {
  var title: String?
  var image: UIImage?
  var badge: String?
  /// Whether the screen is the one for searching.
  var isSearch = false
}

/// The key of the title and the image that a screen sets for its tab.
enum TabKey: PreferenceKey {
  static var defaultValue: TabValues { TabValues() }

  static func reduce(value: inout TabValues, nextValue: () -> TabValues) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.image = value.image ?? next.image
    value.badge = value.badge ?? next.badge
    value.isSearch = value.isSearch || next.isSearch
  }
}

/// The requests of a screen to the tab bar.
struct TabBarValues {
  var isHidden = false
  var background = BarBackground()
}

/// The key of the values that a screen sets for the tab bar.
enum TabBarKey: PreferenceKey {
  static var defaultValue: TabBarValues { TabBarValues() }

  static func reduce(value: inout TabBarValues, nextValue: () -> TabBarValues) {
    let next = nextValue()
    value.isHidden = value.isHidden || next.isHidden
    value.background.merge(next.background)
  }
}

/// A screen with the label of its tab.
struct TabItemModifier {
  let label: AnyView
  var isSearch = false
}

extension TabItemModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    // iOS fills symbols in tab bars that have a filled variant (WWDC 2021, session 10018).
    var inner = place
    inner.environment = place.node.derivedEnvironment(from: place.environment) {
      $0.symbolVariants.isFilled = true
    }
    let parts = LabelParts(inner.items(of: label, at: .slot(1)))
    return content.items(place).map { item in
      let values = TabValues(title: parts.text, image: parts.image, isSearch: isSearch)
      return TabValuesItem(item, values, place.environment)
    }
  }
}

private final class TabValuesItem: WrappingItem {
  private let values: TabValues

  init(_ content: LayoutItem, _ values: TabValues, _ environment: EnvironmentValues) {
    self.values = values
    super.init(content, environment)
  }

  override var computedMayHavePreferences: Bool { true }

  override func computedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard key == TabKey.self else { return super.computedPreference(key) }
    var values = values
    values.badge = content.preference(TabKey.self)?.badge
    return values as? Key.Value
  }
}

extension View {
  /// Sets the label of the tab of this screen: a text and an image.
  nonisolated public func tabItem<Label: View>(
    @ViewBuilder _ label: () -> Label
  ) -> some View {
    modifier(TabItemModifier(label: label().erased))
  }

  /// Shows a number on the tab of this screen or in a row; none for zero.
  nonisolated public func badge(_ count: Int) -> some View {
    badgeText(count == 0 ? nil : "\(count)")
  }

  /// Shows a text on the tab of this screen or in a row.
  nonisolated public func badge(_ label: Text?) -> some View { badgeText(label?.string) }

  /// Shows a text on the tab of this screen or in a row.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badgeText(key.map { Text($0).string })
  }

  /// Shows a text on the tab of this screen or in a row.
  @_disfavoredOverload
  nonisolated public func badge(_ label: (some StringProtocol)?) -> some View {
    badgeText(label.map { String($0) })
  }

  private nonisolated func badgeText(_ text: String?) -> some View {
    modifier(BadgeModifier(text: text))
  }

  /// Changes the values that the view sets for the tab bar.
  nonisolated func tabBar(_ change: @escaping (inout TabBarValues) -> Void) -> some View {
    transformPreference(TabBarKey.self, change)
  }
}

/// A text at the trailing edge of a row, or on the tab of a screen.
struct BadgeModifier: ViewModifier {
  @Environment(\.list) private var list
  let text: String?

  nonisolated init(text: String?) { self.text = text }

  func body(content: Content) -> some View {
    let text = text
    if list != nil, let text {
      HStack {
        content
        Spacer()
        Text(verbatim: text).foregroundColor(.secondary)
      }
    } else {
      content.transformPreference(TabKey.self) { $0.badge = text ?? $0.badge }
    }
  }
}
