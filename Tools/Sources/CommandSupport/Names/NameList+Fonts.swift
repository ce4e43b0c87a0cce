public import DynamicType

extension NameList<FontWeight> {
  /// The nine weights.
  public static var weights: NameList {
    NameList(
      kind: "weight",
      names: FontWeight.allCases.map(\.description),
      read: { FontWeight($0) }
    )
  }
}
