extension ProportionChange: CustomStringConvertible {
  /// The percentages before and now, and the change in percentage points.
  public var description: String {
    "\(before.value.percent) before, \(now.value.percent) now"
      + (exceedsChance ? "" : ", which may be chance")
  }
}
