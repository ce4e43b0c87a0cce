/// Reads a number from the command line, with an error for an invalid one.
public struct NumberReader: Sendable {
  /// The numbers that are accepted; none is infinite.
  public enum Requirement: String, Sendable {
    /// Every number.
    case any = "a number"
    /// Numbers above zero.
    case positive = "a number above 0"
  }

  /// The largest accepted magnitude, far above every screen and far below overflow.
  public static let limit = 1_000_000_000.0

  /// The smallest accepted number above zero, far below a pixel of any screen.
  public static let smallest = 0.001

  private let name: String
  private let requirement: Requirement

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - name: The option or argument as it is typed, such as `--width`.
  ///   - requirement: The numbers that are accepted.
  public init(_ name: String, _ requirement: Requirement) {
    self.name = name
    self.requirement = requirement
  }

  /// Returns the number that a text spells.
  public func read(_ text: String) throws(UsageError) -> Double {
    guard let number = Double(text), number.isFinite, requirement == .any || number > 0 else {
      throw UsageError("'\(name)' needs \(requirement.rawValue), not '\(text)'")
    }
    guard number.magnitude <= Self.limit else {
      throw UsageError("'\(name)' needs \(requirement.rawValue) up to 1e9, not '\(text)'")
    }
    guard requirement == .any || number >= Self.smallest else {
      throw UsageError("'\(name)' needs a number from 0.001 on, not '\(text)'")
    }
    return number
  }

  /// Returns the number in a text, or `nil` without a text.
  public func read(_ text: String?) throws(UsageError) -> Double? {
    guard let text else { return nil }
    return try read(text)
  }
}
