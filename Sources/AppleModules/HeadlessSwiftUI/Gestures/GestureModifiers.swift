/// The gestures that a view recognizes.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture that may include a tap.
private protocol TapFinding {
  var hasTap: Bool { get }
}

extension TapGesture: TapFinding {
  fileprivate var hasTap: Bool { true }
}

extension SpatialTapGesture: TapFinding {
  fileprivate var hasTap: Bool { true }
}

extension _ChangedGesture: TapFinding {
  fileprivate var hasTap: Bool { content.startsWithTap }
}

extension AnyGesture: TapFinding {
  fileprivate var hasTap: Bool { gesture.startsWithTap }
}

extension SimultaneousGesture: TapFinding {
  fileprivate var hasTap: Bool { first.startsWithTap || second.startsWithTap }
}

extension ExclusiveGesture: TapFinding {
  fileprivate var hasTap: Bool { first.startsWithTap || second.startsWithTap }
}

extension Gesture {
  /// Whether a tap alone is enough for the gesture.
  fileprivate var startsWithTap: Bool {
    if let finding = self as? any TapFinding { return finding.hasTap }
    return Body.self == Never.self ? false : body.startsWithTap
  }
}

/// A gesture of a view; snapshots report taps.
struct GestureModifier {
  let isTap: Bool
}

extension GestureModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    guard isTap else { return content.items(place) }
    return EffectModifier(effect: .action("tap")).items(of: content, in: place)
  }
}

extension View {
  /// Adds a gesture; a tap makes the view interactive.
  nonisolated public func gesture(
    _ gesture: some Gesture,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(isTap: mask.contains(.gesture) && gesture.startsWithTap))
  }

  /// Adds a gesture if it is enabled; a tap makes the view interactive.
  nonisolated public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a higher priority than those of the views inside.
  nonisolated public func highPriorityGesture(
    _ gesture: some Gesture,
    including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }

  /// Adds a gesture that is recognized simultaneously with those of the views inside.
  nonisolated public func simultaneousGesture(
    _ gesture: some Gesture,
    including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }

  /// Adds a gesture if it is enabled, simultaneously with those of the views inside.
  nonisolated public func simultaneousGesture(
    _ gesture: some Gesture,
    isEnabled: Bool
  ) -> some View { self.gesture(gesture, isEnabled: isEnabled) }
}
