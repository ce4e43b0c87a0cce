/// The names that some rule asks for; a pass keeps nothing else.
struct Interests: Sendable {
  var calls: Set<String> = []
  var members: Set<String> = []
  var assignments: Set<String> = ["adjustsFontForContentSizeCategory", "font", "rowHeight"]
  let mentions: Set<String> = [
    "dynamicTypeSize", "sizeCategory", "ScaledMetric", "traitCollectionDidChange",
    "registerForTraitChanges", "didChangeNotification", "UIContentSizeCategoryDidChange",
    "updateProperties", "UITraitPreferredContentSizeCategory", "UILargeContentViewerInteraction",
    "ViewThatFits", "AnyLayout", "isAccessibilitySize", "isAccessibilityCategory",
    "accessibilityShowsLargeContentViewer", "showsLargeContentViewer", "largeContentTitle",
    "preferredContentSizeCategory", "draw", "contentMode",
    "adjustsImageSizeForAccessibilityContentSizeCategory",
  ]

  init(_ rules: [SourceRule]) {
    for check in rules.lazy.flatMap(\.checks) {
      switch check {
      case .calls(let names, _): calls.formUnion(names)
      case .assignments(let names, _): assignments.formUnion(names)
      case .members(let names, _): members.formUnion(names)
      case .functions, .bindings, .types, .switches, .dictionaries, .comparisons: continue
      }
    }
  }
}
