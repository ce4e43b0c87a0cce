/// Another place that belongs to a finding, such as the sibling that a text collides with.
public struct RelatedLocation: Hashable, Sendable {
  /// The place.
  public var location: SourceLocation

  /// The relation to the finding.
  public var message: String

  /// Creates a related place.
  public init(_ location: SourceLocation, message: String) {
    self.location = location
    self.message = message
  }
}
