/// An element of the format, with the properties that it may have.
struct ElementRow: Sendable {
  /// The name of the tag.
  let name: String
  /// The groups of properties that the element has.
  let groups: [any PropertyGroup]
  /// Whether the children have keys of their own choice, such as the names of font files.
  let hasFreeKeys: Bool

  init(_ name: String, _ groups: [any PropertyGroup] = [], hasFreeKeys: Bool = false) {
    self.name = name
    self.groups = groups
    self.hasFreeKeys = hasFreeKeys
  }
}

/// An element that changes nothing here, with everything inside it.
struct UnusedElement: Sendable {
  /// The name of the tag.
  let name: String
  /// The reason.
  let reason: UnusedReason

  init(_ name: String, _ reason: UnusedReason) {
    self.name = name
    self.reason = reason
  }
}
