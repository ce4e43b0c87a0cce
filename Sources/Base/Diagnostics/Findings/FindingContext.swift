/// One circumstance of a finding, such as the device or the language it was seen with.
public struct FindingContext: Hashable, Sendable {
  /// The name of the fact, such as `device`.
  public var name: String

  /// Its value, such as `iPhone SE`.
  public var value: String

  /// Whether findings that differ here are different findings.
  ///
  /// A baseline then distinguishes them. The language is such a circumstance. The first category at
  /// which a text breaks is not: a change that moves it from AX1 to AX2 leaves the finding the
  /// same.
  public var identifies: Bool

  /// Creates a circumstance.
  public init(_ name: String, _ value: String, identifies: Bool = true) {
    self.name = name
    self.value = value
    self.identifies = identifies
  }
}
