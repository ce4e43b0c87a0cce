import Snapshots

extension View {
  /// Adds an action of a kind for assistive technologies, without effect on pictures.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds a named action for assistive technologies, without effect on pictures.
  nonisolated public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds a named action for assistive technologies, without effect on pictures.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds a named action for assistive technologies, without effect on pictures.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named name: some StringProtocol,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds actions for assistive technologies, which change no picture.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Makes the value adjustable for assistive technologies.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(
      EffectModifier(
        effect: .accessibility { facts in
          if !facts.traits.contains("adjustable") { facts.traits.append("adjustable") }
        }
      )
    )
  }

  /// Sets the names by which a person can refer to the view, without effect on pictures.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [LocalizedStringKey]
  ) -> some View { self }

  /// Sets the names by which a person can refer to the view, without effect on pictures.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [some StringProtocol]
  ) -> some View { self }

  /// Sets the names by which a person can refer to the view, without effect on pictures.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets the order in which views are read, without effect on pictures.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Sets the level of a title.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }

  /// Keeps the colors of the view where a person inverts colors, which never happens here.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Sets whether the view responds to a person, without effect on pictures.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Replaces the view by another for assistive technologies.
  nonisolated public func accessibilityRepresentation<Content: View>(
    @ViewBuilder representation: () -> Content
  ) -> some View {
    modifier(AccessibilityRepresentationModifier(representation: representation().erased))
  }

  /// Adds invisible parts that are read, without effect on pictures.
  nonisolated public func accessibilityChildren<Content: View>(
    @ViewBuilder children: () -> Content
  ) -> some View { self }

  /// Connects a label with the view that it labels, without effect on pictures.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }
}

/// A view with another one as its accessibility representation.
struct AccessibilityRepresentationModifier {
  let representation: AnyView
}

extension AccessibilityRepresentationModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    let read = LabelParts(place.items(of: representation, at: .slot(1))).title
    let whole = EffectModifier(
      effect: .accessibility { facts in
        facts.isElement = true
        if !read.isEmpty { facts.label = read }
      }
    )
    return whole.items(of: content, in: place)
  }
}

/// A kind of action for assistive technologies.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  /// Activation.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Dismissal.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deletion.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Opening a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// The level of a title.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The role of the view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

extension EnvironmentValues {
  /// Whether a person wants less movement: no.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether a person wants no see-through areas: no.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether a person wants differences that need no color: no.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether a person inverts colors: no.
  public var accessibilityInvertColors: Bool { false }
  /// Whether a person has screens read: no.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether a person uses a switch: no.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether a person wants shapes of buttons: no.
  public var accessibilityShowButtonShapes: Bool { false }
}
