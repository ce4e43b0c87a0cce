/// The drawing order of a view.
struct ZIndexKey: LayoutValueKey {
  static var defaultValue: Double { 0 }
}

extension [LayoutItem] {
  /// The items, the lowest first; items at the same level keep their order.
  var inDrawingOrder: [LayoutItem] {
    let places = map { $0.layoutValue(ZIndexKey.self) }
    guard places.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { self[$0] }
  }
}

extension View {
  /// Sets the drawing order of the view among its siblings, 0 by default.
  nonisolated public func zIndex(_ value: Double) -> some View {
    layoutValue(key: ZIndexKey.self, value: value)
  }
}
