/// One of the designs of the system font.
public enum SystemDesign: Hashable, Sendable, CaseIterable {
  /// The design of the interface: San Francisco.
  case `default`
  /// The design with round ends.
  case rounded
  /// The design with serifs: New York.
  case serif
  /// The design with one advance: SF Mono.
  case monospaced
}
