// Written by Scripts/generate-tables from Reference/swiftui/declarations/Pointers.tsv. Do not edit.
// swift-format-ignore-file
public import Foundation

/// The state of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a point of the view.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Runs an action while a pointer moves over the view.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// Disables the effect of a pointer on the view.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Sets the effect of a pointer on views that name none.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}

/// Whether a view opens when something is held over it.
public struct SpringLoadingBehavior: Sendable {
  /// The name of the value.
  let name: String
  /// As the system chooses.
  public nonisolated static let automatic: SpringLoadingBehavior = SpringLoadingBehavior(name: "automatic")
  /// It opens.
  public nonisolated static let enabled: SpringLoadingBehavior = SpringLoadingBehavior(name: "enabled")
  /// It does not open.
  public nonisolated static let disabled: SpringLoadingBehavior = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Sets whether the view opens when something is held over it.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }
}

/// A gesture of a hand.
public struct HandGestureShortcut: Hashable, Sendable {
  /// The name of the value.
  let name: String
  /// The gesture of the main action.
  public nonisolated static let primaryAction: HandGestureShortcut = HandGestureShortcut(name: "primaryAction")
}

extension View {
  /// Performs the action of the view by a gesture of a hand.
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut,
    isEnabled: Bool = true
  ) -> some View { self }
  /// Prefers the gestures of the view to those of the system at edges of the screen.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

/// Whether a means of input scrolls.
public struct ScrollInputBehavior: Equatable, Sendable {
  /// The name of the value.
  let name: String
  /// As the system chooses.
  public nonisolated static let automatic: ScrollInputBehavior = ScrollInputBehavior(name: "automatic")
  /// It scrolls.
  public nonisolated static let enabled: ScrollInputBehavior = ScrollInputBehavior(name: "enabled")
  /// It does not scroll.
  public nonisolated static let disabled: ScrollInputBehavior = ScrollInputBehavior(name: "disabled")
}

/// A means of input that scrolls.
public struct ScrollInputKind: Equatable, Sendable {
  /// The name of the value.
  let name: String
  /// A gesture of a hand.
  public nonisolated static let handGestureShortcut: ScrollInputKind = ScrollInputKind(name: "handGestureShortcut")
}

extension View {
  /// Sets whether a means of input scrolls.
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View { self }
}

/// The place and the tilt of a pencil above the screen.
public struct PencilHoverPose: Equatable, Sendable {
  /// The place in the view, in points.
  public let location: CGPoint
  /// The place in the view, in parts of its size.
  public let anchor: UnitPoint
  /// The distance from the screen, from 0 to 1.
  public let zDistance: CGFloat
  /// The angle to the screen.
  public let altitude: Angle
  /// The direction in the plane of the screen.
  public let azimuth: Angle
  /// The rotation around the pencil's axis.
  public let roll: Angle
}

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Equatable, Sendable {
  /// The place of the pencil.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Equatable, Sendable {
  /// The place of the pencil.
  public let hoverPose: PencilHoverPose?
}

/// The progress of a squeeze of a pencil.
public enum PencilSqueezeGesturePhase: Equatable, Sendable {
  /// The pencil is squeezed.
  case active(PencilSqueezeGestureValue)
  /// The pencil is released.
  case ended(PencilSqueezeGestureValue)
  /// The squeeze was too short or too long.
  case failed
}

extension View {
  /// Runs an action when a person taps a pencil twice.
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }
  /// Runs an action when a person squeezes a pencil.
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
}

/// The way in which a palette marks the chosen symbol.
public struct PaletteSelectionEffect: Equatable, Sendable {
  /// The name of the value.
  let name: String
  /// As the system chooses.
  public nonisolated static let automatic: PaletteSelectionEffect = PaletteSelectionEffect(name: "automatic")
  /// The app marks it.
  public nonisolated static let custom: PaletteSelectionEffect = PaletteSelectionEffect(name: "custom")
  /// By a variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}

extension View {
  /// Sets the way in which palettes mark the chosen symbol, in menus that are closed here.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }
}
