extension ObjectNode {
  /// The items at the side where reading begins, the outermost first.
  public var leftBarButtonItems: [ObjectNode] {
    self[.navigationItem.leftBarButtonItem].map { [$0] }
      ?? self[.navigationItem.leftBarButtonItems]
  }

  /// The items at the side where reading ends, the outermost first.
  public var rightBarButtonItems: [ObjectNode] {
    self[.navigationItem.rightBarButtonItem].map { [$0] }
      ?? self[.navigationItem.rightBarButtonItems]
  }
}
