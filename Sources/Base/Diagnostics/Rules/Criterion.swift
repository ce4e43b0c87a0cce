/// A requirement of a standard or of a platform that a rule checks a part of.
public struct Criterion: Hashable, Sendable {
  /// The standard or platform that requires it, such as `WCAG 2.2`.
  public var standard: String

  /// Its number there, such as `1.4.4`; empty where there are no numbers.
  public var number: String

  /// Its title there.
  public var title: String

  /// The address of its text.
  public var address: String

  /// Creates a requirement.
  public init(standard: String, number: String = "", title: String, address: String) {
    self.standard = standard
    self.number = number
    self.title = title
    self.address = address
  }

  /// The standard, the number and the title: `WCAG 2.2 1.4.4 Resize Text`.
  public var name: String {
    [standard, number, title].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
