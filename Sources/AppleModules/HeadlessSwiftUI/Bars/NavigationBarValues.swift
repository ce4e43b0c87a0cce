/// The parts of a navigation bar that views below it set.
struct NavigationBarValues {
  var title: String?
  var subtitle: String?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isHidden: Bool?
  var hidesBackButton: Bool?
  /// Whether the title has a menu.
  var hasTitleMenu = false
  var background = BarBackground()
  /// The background that the views set for the bottom bar.
  var bottomBackground = BarBackground()
  var isBottomHidden: Bool?
  var entries: [ToolbarEntry] = []
  var search: SearchValues?
  var destinations: [NavigationDestinationValue] = []

  /// The values of earlier views take precedence; buttons are appended.
  mutating func merge(_ next: NavigationBarValues) {
    title = title ?? next.title
    subtitle = subtitle ?? next.subtitle
    displayMode = displayMode ?? next.displayMode
    isHidden = isHidden ?? next.isHidden
    hidesBackButton = hidesBackButton ?? next.hidesBackButton
    hasTitleMenu = hasTitleMenu || next.hasTitleMenu
    background.merge(next.background)
    bottomBackground.merge(next.bottomBackground)
    isBottomHidden = isBottomHidden ?? next.isBottomHidden
    entries += next.entries
    search = search ?? next.search
    destinations += next.destinations
  }
}

/// The key of the values that views set for the bars around them.
enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarValues { NavigationBarValues() }

  static func reduce(value: inout NavigationBarValues, nextValue: () -> NavigationBarValues) {
    value.merge(nextValue())
  }
}

/// The search field of a bar.
struct SearchValues {
  var text: String
  var prompt: String
  var placement = SearchFieldPlacement.automatic
  var scopes: [String] = []
  /// Whether a bar at the bottom shows a button in place of the field.
  var isMinimized = false
}

/// A view that is shown on top of a navigation stack.
struct NavigationDestinationValue {
  enum Kind {
    /// It is currently shown.
    case shown(AnyView)
    /// It is made from a value in the path; `nil` for a value of another type.
    case made((AnyHashable) -> AnyView?)
  }

  var kind: Kind
}

/// The parts of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// The size of a title.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

/// A change of the parts of the surrounding bar.
struct NavigationBarModifier {
  let change: (inout NavigationBarValues) -> Void
}

extension NavigationBarModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).enumerated().map { index, item in
      index > 0 ? item : NavigationBarValuesItem(item, change, place.environment)
    }
  }
}

final class NavigationBarValuesItem: WrappingItem {
  private let change: (inout NavigationBarValues) -> Void

  init(
    _ content: LayoutItem,
    _ change: @escaping (inout NavigationBarValues) -> Void,
    _ environment: EnvironmentValues
  ) {
    self.change = change
    super.init(content, environment)
  }

  override var computedMayHavePreferences: Bool { true }

  override func computedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard key == NavigationBarKey.self else { return super.computedPreference(key) }
    var values = content.preferenceOrDefault(NavigationBarKey.self)
    change(&values)
    return values as? Key.Value
  }
}

extension View {
  nonisolated func navigationBar(
    _ change: @escaping (inout NavigationBarValues) -> Void
  ) -> some View {
    modifier(NavigationBarModifier(change: change))
  }
}

/// A view in a bar of a screen, laid out for the bar.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let item: LayoutItem?
  /// Whether iOS 26 leaves the glass behind the view out.
  var isBackgroundHidden = false
}
