extension AuditContext {
  /// Returns the observations of a closure that is called with each size.
  func each(_ body: (AuditedScreen) -> [Observation]) -> [Observation] { launched.flatMap(body) }
}
