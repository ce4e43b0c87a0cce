extension SystemGeneration {
  /// The sizes of text styles on iOS: those measured on iOS 26 from it on, the published ones before.
  var typeTable: TypeTable { has(SystemVersion(26)) ? .iOS26 : .iOS }
}
