extension ModifiedView {
  /// Returns the items of the view; several root views become one column.
  ///
  /// A published picture shows that a modifier of the root changes its views together, while a modifier of
  /// views in a container changes each: `OptionalHStackSnapshotTests` of leboncoin/spark-ios-common.
  func items(_ place: BuildPlace) -> [LayoutItem] {
    let items = place.items(standing: view)
    guard place.node.isRoot, items.count > 1 else { return items }
    return [ContainerItem(items, VStackLayout(), place.environment)]
  }
}
