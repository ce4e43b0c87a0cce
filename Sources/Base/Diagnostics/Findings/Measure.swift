import JSONText

/// A measured number that supports a finding, such as the height that a text needs.
public struct Measure: Hashable, Sendable {
  /// The quantity, in a few words.
  public var name: String

  /// The number.
  public var value: Double

  /// The unit as it is written, such as `pt` or `%`; empty for a plain number.
  public var unit = ""

  /// Creates a measure.
  public init(name: String, value: Double, unit: String = "") {
    self.name = name
    self.value = value
    self.unit = unit
  }
}

extension Measure: CustomStringConvertible {
  /// The measure as a person reads it, with two decimals at most: `needed height 61.33 pt`.
  public var description: String {
    let number = JSONWriter.text(of: (value * 100).rounded() / 100)
    return unit.isEmpty ? "\(name) \(number)" : "\(name) \(number) \(unit)"
  }
}
