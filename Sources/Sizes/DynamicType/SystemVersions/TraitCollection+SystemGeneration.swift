extension TraitCollection {
  /// The version of the system whose sizes hold: ``systemVersion``, or the newest whose sizes are
  /// known where the traits name none.
  public var systemGeneration: SystemGeneration { SystemGeneration(systemVersion) }
}
