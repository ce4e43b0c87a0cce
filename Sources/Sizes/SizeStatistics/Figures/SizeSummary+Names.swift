extension SizeSummary.Group {
  /// The values of the columns side by side, or the number of the groups that were merged.
  public var name: String {
    if values.isEmpty { return merged == 1 ? "1 small group" : "\(merged) small groups" }
    return values.map { $0.isEmpty ? "(none)" : SizeRowInterpreter.shown($0) }
      .joined(separator: ", ")
  }
}
