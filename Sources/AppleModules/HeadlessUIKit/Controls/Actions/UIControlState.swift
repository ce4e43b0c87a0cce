import Foundation

/// The states of a control and of a bar item, with UIKit's bits: `UIControl.State`.
public struct UIControlState: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt

  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing special.
  public static let normal: UIControlState = []

  /// Pressed.
  public static let highlighted = UIControlState(rawValue: 1 << 0)

  /// Without effect.
  public static let disabled = UIControlState(rawValue: 1 << 1)

  /// Chosen.
  public static let selected = UIControlState(rawValue: 1 << 2)

  /// Focused.
  public static let focused = UIControlState(rawValue: 1 << 3)

  /// The bits that an application may use.
  public static let application = UIControlState(rawValue: 0x00FF_0000)
}

extension [UIControlState: [NSAttributedString.Key: Any]] {
  /// The attributes in a state, added to those of the normal state.
  func merged(for state: UIControlState) -> [NSAttributedString.Key: Any]? {
    guard let own = self[state], state != .normal else { return self[state] ?? self[.normal] }
    return (self[.normal] ?? [:]).merging(own) { _, own in own }
  }
}
