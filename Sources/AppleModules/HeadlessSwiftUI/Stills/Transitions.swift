public import Foundation

/// The transition of a view that is inserted or removed, which a still screen does not show.
public struct AnyTransition: Sendable {
  init() {}

  /// Creates a way that hides the type of another.
  public init<Way: Transition>(_ transition: Way) {}

  /// The view becomes see-through.
  public static let opacity = AnyTransition()
  /// The view shrinks to its middle.
  public static let scale = AnyTransition()
  /// The view moves from the leading edge to the trailing one.
  public static let slide = AnyTransition()
  /// The view appears and disappears at once.
  public static let identity = AnyTransition()

  /// The view moves over an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// The view pushes the previous one away from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// The view moves by a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// The view moves by a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// The view shrinks to a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// The view changes between two modifiers.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier,
    identity: Modifier
  ) -> AnyTransition { AnyTransition() }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// The transition with its own animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }

  /// One transition for insertion and another for removal.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { insertion }
}

/// The phase of a view's insertion or removal.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is present.
  case identity
  /// The view has gone.
  case didDisappear

  /// Whether the view is present.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while the view is present, 1 after.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// A custom transition of a view that is inserted or removed, which a still screen does not show.
@MainActor
@preconcurrency
public protocol Transition {
  /// The view that the transition makes from a view.
  associatedtype Body: View

  /// The view that is inserted or removed.
  typealias Content = PlaceholderContentView<AnyView>

  /// Returns the view at a moment.
  @ViewBuilder
  func body(content: Content, phase: TransitionPhase) -> Body
}

/// The transition of a view's content, which a still screen does not show.
public struct ContentTransition: Hashable, Sendable {
  /// The content changes at once.
  public static let identity = ContentTransition()
  /// The content becomes see-through.
  public static let opacity = ContentTransition()
  /// The content changes its shape.
  public static let interpolate = ContentTransition()
  /// A symbol changes.
  public static let symbolEffect = ContentTransition()

  /// The digits of a number move.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }

  /// The digits of a number move.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// An animation of a symbol, which a still screen does not show.
public struct SymbolEffect: Hashable, Sendable {
  /// The symbol jumps.
  public static let bounce = SymbolEffect()
  /// The symbol becomes lighter and darker.
  public static let pulse = SymbolEffect()
  /// The layers of the symbol become lighter and darker.
  public static let variableColor = SymbolEffect()
  /// The symbol becomes larger or smaller.
  public static let scale = SymbolEffect()
  /// The symbol appears.
  public static let appear = SymbolEffect()
  /// The symbol disappears.
  public static let disappear = SymbolEffect()
  /// The symbol turns.
  public static let rotate = SymbolEffect()
  /// The symbol swings.
  public static let wiggle = SymbolEffect()
  /// The symbol breathes.
  public static let breathe = SymbolEffect()

  /// The movement upwards.
  public var up: SymbolEffect { self }
  /// The movement downwards.
  public var down: SymbolEffect { self }
  /// The movement of one layer after the other.
  public var byLayer: SymbolEffect { self }
  /// The movement of the whole symbol.
  public var wholeSymbol: SymbolEffect { self }
  /// The movement layer by layer, again and again.
  public var iterative: SymbolEffect { self }
  /// The animation with layers that stay.
  public var cumulative: SymbolEffect { self }
  /// The animation, played forward and backward.
  public var reversing: SymbolEffect { self }
}

/// The number and the speed of a symbol's movements.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// Repeated.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// At a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// A number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// At a speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// A number of times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
}

extension View {
  /// Sets the transition of the view, which a still screen does not show.
  nonisolated public func transition(_ transition: AnyTransition) -> some View { self }

  /// Sets the transition of the view's content, which a still screen does not show.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Animates symbols in the view, which a still screen does not show.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { self }

  /// Animates symbols in the view when a value changes, which a still screen does not show.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    value: some Equatable
  ) -> some View { self }

  /// Disables the animation of symbols in the view, which do not move on a still screen.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
