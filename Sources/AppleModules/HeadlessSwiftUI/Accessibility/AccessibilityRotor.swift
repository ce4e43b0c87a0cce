/// A rotor that the system provides.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String

  /// Links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// Headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// Text in bold.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// Text in italics.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// Images.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Text fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}

/// An entry of a rotor, which a picture does not show.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// Creates an entry of a part with an identity.
  nonisolated public init(_ label: Text, id: ID) {}

  /// Creates a rotor entry with an identity in a namespace.
  nonisolated public init(_ label: Text, id: ID, in namespace: Namespace.ID) {}

  /// Creates an entry of a part with an identity.
  nonisolated public init(_ labelKey: LocalizedStringKey, id: ID) {}

  /// Creates an entry of a part with an identity.
  @_disfavoredOverload
  nonisolated public init(_ label: some StringProtocol, id: ID) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

extension View {
  /// Adds a rotor with entries, without effect on pictures.
  nonisolated public func accessibilityRotor<Content: View>(
    _ labelKey: LocalizedStringKey,
    @ViewBuilder entries: () -> Content
  ) -> some View { self }

  /// Adds a rotor with entries, without effect on pictures.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<Content: View>(
    _ label: some StringProtocol,
    @ViewBuilder entries: () -> Content
  ) -> some View { self }

  /// Adds a rotor with entries, without effect on pictures.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<Content: View>(
    _ label: Text,
    @ViewBuilder entries: () -> Content
  ) -> some View { self }

  /// Fills a rotor of the system, without effect on pictures.
  nonisolated public func accessibilityRotor<Content: View>(
    _ systemRotor: AccessibilitySystemRotor,
    @ViewBuilder entries: () -> Content
  ) -> some View { self }

  /// Adds a rotor through the elements of a collection, without effect on pictures.
  nonisolated public func accessibilityRotor<Element: Identifiable>(
    _ labelKey: LocalizedStringKey,
    entries: [Element],
    entryLabel: KeyPath<Element, String>
  ) -> some View { self }

  /// Identifies the view for a rotor, without effect on pictures.
  nonisolated public func accessibilityRotorEntry(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View { self }
}
