extension Finding {
  /// Whether this finding comes before another one: by file, line, column, rule, then the rest.
  public func precedes(_ other: Finding) -> Bool {
    let first = location
    let second = other.location
    if first.file != second.file { return first.file < second.file }
    if first.line != second.line { return first.line < second.line }
    if first.column != second.column { return first.column < second.column }
    if rule.id != other.rule.id { return rule.id < other.rule.id }
    if first.objectID != second.objectID { return (first.objectID ?? "") < (second.objectID ?? "") }
    if context != other.context {
      return context.lazy.map(\.value).lexicographicallyPrecedes(other.context.lazy.map(\.value))
    }
    return message < other.message
  }
}

extension Sequence<Finding> {
  /// Returns the findings in the order of every report; equal ones keep their order.
  public func inReportOrder() -> [Finding] {
    enumerated()
      .sorted { first, second in
        if first.element.precedes(second.element) { return true }
        return !second.element.precedes(first.element) && first.offset < second.offset
      }
      .map(\.element)
  }
}
