public import Foundation

/// The kinds of fields that trigger an action when they are submitted.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields for searching.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs an action when fields of some kinds are submitted, which a still screen does not show.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers,
    _ action: @escaping () -> Void
  ) -> some View { self }

  /// Runs an action when one of some keys is pressed, which a still screen does not show.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Runs actions during a long press on the view, which a still screen does not show.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View { self }

  /// Shows a menu for selected rows after a long press, which a still screen does not show.
  nonisolated public func contextMenu<ID: Hashable, Items: View>(
    forSelectionType itemType: ID.Type = ID.self,
    @ViewBuilder menu: @escaping (Set<ID>) -> Items,
    primaryAction: ((Set<ID>) -> Void)? = nil
  ) -> some View { self }
}
