extension ObjectNode {
  /// The root view of a controller; `nil` where code or another file makes it.
  public var rootView: ObjectNode? {
    self[.controller.view] ?? self[.listController.tableView]
  }

  /// Whether the canvas of a controller or of a view of a xib has no device's size.
  public var isFreeform: Bool {
    self[.controller.simulatedDestination] == "freeformSimulatedSizeMetrics"
  }
}
