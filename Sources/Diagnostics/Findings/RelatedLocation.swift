/// Another place that belongs to a finding, such as the sibling that a text collides with.
public struct RelatedLocation: Hashable, Sendable {
  /// Where it is.
  public var location: SourceLocation

  /// What it has to do with the finding.
  public var message: String

  /// Creates a related place.
  public init(_ location: SourceLocation, message: String) {
    self.location = location
    self.message = message
  }
}
