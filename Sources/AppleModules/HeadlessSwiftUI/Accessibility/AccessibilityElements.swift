import Snapshots

/// The role of a view for assistive technologies.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The title of the content that follows.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// A selected element.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A field for a search.
  public static let isSearchField = AccessibilityTraits(rawValue: 32)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  /// A text that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 256)

  private static let names: [(AccessibilityTraits, String)] = [
    (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
    (.isImage, "image"), (.isSearchField, "searchField"), (.isStaticText, "staticText"),
    (.updatesFrequently, "updatesFrequently"), (.isToggle, "toggle"),
  ]

  /// The names of the traits in a snapshot.
  var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}

/// The treatment of the parts of a view for assistive technologies.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// The parts are not read.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The parts are read one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The parts are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
  private nonisolated func changingFacts(
    _ change: @escaping (inout AccessibilityFacts) -> Void
  ) -> some View {
    modifier(EffectModifier(effect: .accessibility(change)))
  }

  /// Adds traits for assistive technologies.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    changingFacts { facts in
      facts.traits += traits.names.filter { !facts.traits.contains($0) }
    }
  }

  /// Removes accessibility traits.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    changingFacts { facts in facts.traits.removeAll { traits.names.contains($0) } }
  }

  /// Sets the effect of an activation that is read.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    let text = hint.string
    return changingFacts { $0.hint = text }
  }

  /// Sets the effect of an activation that is read.
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }

  /// Sets the effect of an activation that is read.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets the value that is read.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the value that is read.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    let text = value.string
    return changingFacts { $0.value = text }
  }

  /// Sets the value that is read.
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }

  /// Sets how assistive technologies treat the parts of the view.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityElementModifier(behavior: children))
  }
}

/// A view that is read as a whole, or whose parts are read.
struct AccessibilityElementModifier {
  let behavior: AccessibilityChildBehavior
}

extension AccessibilityElementModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { AccessibilityElementItem($0, behavior, place.environment) }
  }
}

private final class AccessibilityElementItem: WrappingItem {
  private let behavior: AccessibilityChildBehavior

  init(
    _ content: LayoutItem,
    _ behavior: AccessibilityChildBehavior,
    _ environment: EnvironmentValues
  ) {
    self.behavior = behavior
    super.init(content, environment)
  }

  override func elements() -> [SnapshotElement] {
    // The parts become children of a new element (Apple's documentation of `contain`).
    guard behavior != .contain else { return [group(super.elements())] }
    var texts: [String] = []
    var group = group(super.elements().map { $0.silenced(&texts) })
    group.accessibility.isElement = true
    if behavior == .combine, !texts.isEmpty {
      group.accessibility.label = texts.joined(separator: ", ")
    }
    return [group]
  }

  private func group(_ parts: [SnapshotElement]) -> SnapshotElement {
    SnapshotElement(
      Identity(className: "Group"),
      role: .container,
      frame: bounds,
      children: parts
    )
  }
}
