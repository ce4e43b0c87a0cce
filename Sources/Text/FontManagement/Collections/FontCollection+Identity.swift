extension FontCollection: Hashable {
  /// Whether two collections are the same object.
  public static func == (lhs: FontCollection, rhs: FontCollection) -> Bool { lhs === rhs }

  /// Feeds the identity of the collection into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
