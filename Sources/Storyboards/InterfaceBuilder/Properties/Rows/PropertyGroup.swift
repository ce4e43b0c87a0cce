/// The properties that an element, or several elements alike, have.
///
/// A property that is read is a stored property of the group. The others are in ``unused``.
protocol PropertyGroup: AnyObject, Sendable {
  /// The properties that nothing reads.
  var unused: [UnusedProperty] { get }
}

extension PropertyGroup {
  var unused: [UnusedProperty] { [] }

  /// Every property of the group.
  var rows: [any PropertyRow] {
    Mirror(reflecting: self).children.compactMap { $0.value as? any PropertyRow } + unused
  }
}
