public import Foundation
import LayoutGeometry
import Snapshots

/// A change of a view's drawing that does not affect its layout.
struct EffectModifier {
  enum Effect {
    case opacity(Double)
    case hidden
    case offset(CGSize)
    case clip(CornerRadii, CornerCurve)
    case accessibility((inout AccessibilityFacts) -> Void)
    case identifier(String)
    case action(String)
    case appear(ViewAction)
  }

  let effect: Effect
}

extension EffectModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { EffectItem($0, effect, place.environment) }
  }
}

/// An action that runs once, when its view first appears.
final class ViewAction {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  func run() {
    let action = action
    self.action = nil
    action?()
  }
}

private final class EffectItem: WrappingItem {
  private let effect: EffectModifier.Effect

  init(
    _ content: LayoutItem,
    _ effect: EffectModifier.Effect,
    _ environment: EnvironmentValues
  ) {
    self.effect = effect
    super.init(content, environment)
  }

  /// Actions run from the innermost view outward, and those of one view in the order in which they are
  /// written (android.benigumo.com/20240328/onappear-onchange-task).
  override func appear() {
    super.appear()
    if case .appear(let action) = effect { action.run() }
  }

  /// A view with an offset is elsewhere on the screen, but bars and edges cover the same parts of it as
  /// before.
  override func placeContent(_ proposal: ProposedViewSize) {
    guard case .offset(let distance) = effect, let host = environment.host else {
      return super.placeContent(proposal)
    }
    placing(in: host.safeArea.moved(by: distance)) {
      placing(at: CGPoint(x: distance.width, y: distance.height)) { super.placeContent(proposal) }
    }
  }

  override func elements() -> [SnapshotElement] {
    let elements = super.elements()
    switch effect {
    case .opacity(let opacity):
      return elements.map { element in
        var element = element
        element.alpha *= opacity
        return element
      }
    case .hidden:
      return elements.map { element in
        var element = element
        element.isHidden = true
        return element
      }
    case .offset(let distance):
      let isFlipped = environment.layoutDirection == .rightToLeft
      return elements.map { element in
        var element = element
        element.frame = element.frame.offset(
          x: isFlipped ? -distance.width : distance.width,
          y: distance.height
        )
        return element
      }
    case .clip(let radii, let curve):
      var clip = SnapshotElement(
        Identity(className: "ClippedView"),
        role: .container,
        frame: bounds,
        children: elements
      )
      clip.clipsToBounds = true
      clip.cornerRadii = radii
      clip.cornerCurve = curve
      return [clip]
    case .accessibility(let change):
      return changingOne(elements) { change(&$0.accessibility) }
    case .identifier(let identifier):
      return changingOne(elements) { $0.identity.accessibilityIdentifier = identifier }
    case .action(let name):
      return changingOne(elements) { element in
        element.interaction = Interaction(
          isEnabled: environment.isEnabled,
          hitArea: Rect(origin: .zero, size: element.frame.size),
          actions: [name]
        )
      }
    case .appear:
      return elements
    }
  }

  /// The elements as one, with a change of it.
  private func changingOne(
    _ elements: [SnapshotElement],
    _ change: (inout SnapshotElement) -> Void
  ) -> [SnapshotElement] {
    var one =
      elements.count == 1
      ? elements[0]
      : SnapshotElement(
        Identity(className: "Group"),
        role: .container,
        frame: bounds,
        children: elements
      )
    change(&one)
    return [one]
  }
}

extension LayoutItem {
  /// The item with an action that runs once, when the item appears.
  func appearing(_ action: @escaping () -> Void) -> LayoutItem {
    EffectItem(self, .appear(ViewAction(action)), environment)
  }
}

extension EnvironmentValues {
  private enum EnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether the view accepts input.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

extension View {
  /// Sets the opacity of the view, from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier(effect: .opacity(min(max(opacity, 0), 1))))
  }

  /// Hides the view and keeps its space.
  nonisolated public func hidden() -> some View { modifier(EffectModifier(effect: .hidden)) }

  /// Draws the view at an offset, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(EffectModifier(effect: .offset(CGSize(width: x, height: y))))
  }

  /// Draws the view at an offset, in points.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(EffectModifier(effect: .offset(offset)))
  }

  /// Clips the view to its bounds.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(EffectModifier(effect: .clip(.zero, .circular)))
  }

  /// Clips the view to rounded corners with a radius in points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat,
    antialiased: Bool = true
  ) -> some View {
    modifier(EffectModifier(effect: .clip(CornerRadii(radius), .circular)))
  }

  /// Disables input for the view and its content.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Runs an action when the view appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(action: action))
  }

  /// Runs an action when the view is tapped.
  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(EffectModifier(effect: .action("tap")))
  }

  /// Sets the text that assistive technologies read.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    let text = label.string
    return modifier(
      EffectModifier(
        effect: .accessibility {
          $0.isElement = true
          $0.label = text
        }
      )
    )
  }

  /// Sets the text that assistive technologies read.
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  /// Sets the text that assistive technologies read.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Hides the view from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(EffectModifier(effect: .accessibility { if hidden { $0.isElement = false } }))
  }

  /// Sets the identifier for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(EffectModifier(effect: .identifier(identifier)))
  }
}

/// An action for the appearance of a view, which runs once for each place in the tree.
struct AppearModifier {
  let action: (() -> Void)?
}

extension AppearModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    let items = content.items(place)
    guard let action else { return items }
    let once = place.node.storage(at: 0) { ViewAction(action) }
    return items.enumerated().map { index, item in
      index > 0 ? item : EffectItem(item, .appear(once), place.environment)
    }
  }
}
