extension AuditContext {
  /// Returns the observations of a closure that is called with each size.
  func each(_ body: (AuditedScreen) -> [Observation]) -> [Observation] { launched.flatMap(body) }

  /// Returns the screen of an observation.
  func screen(of observation: Observation) -> AuditedScreen? {
    (observation.isChanged ? changed : launched).first { $0.category == observation.category }
  }
}
