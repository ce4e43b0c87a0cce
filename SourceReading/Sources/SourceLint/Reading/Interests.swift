/// The names that rules need; a pass stores nothing else.
struct Interests: Sendable {
  /// Images, and the calls with which project functions make fonts, for facts about other files.
  var calls = FontValue.systemFactories.union([
    "Image", "UIImage", "UIFont", "system", "custom", "setAttributedTitle",
    "preferredFont", "scaledFont",
  ])
  var members: Set<String> = []
  var assignments: Set<String> = [
    "adjustsFontForContentSizeCategory", "attributedText", "defaultTextAttributes", "font",
    "numberOfLines", "rowHeight",
  ]
  let mentions: Set<String> = [
    "dynamicTypeSize", "sizeCategory", "ScaledMetric", "traitCollectionDidChange",
    "registerForTraitChanges", "didChangeNotification", "UIContentSizeCategoryDidChange",
    "updateProperties", "UITraitPreferredContentSizeCategory", "UILargeContentViewerInteraction",
    "ViewThatFits", "AnyLayout", "isAccessibilitySize", "isAccessibilityCategory",
    "accessibilityShowsLargeContentViewer", "showsLargeContentViewer", "largeContentTitle",
    "preferredContentSizeCategory", "draw", "contentMode",
    "adjustsImageSizeForAccessibilityContentSizeCategory",
  ]

  init(_ checks: [Check]) {
    for check in checks {
      switch check {
      case .calls(let names, _): calls.formUnion(names)
      case .assignments(let names, _): assignments.formUnion(names)
      case .members(let names, _): members.formUnion(names)
      case .functions, .bindings, .types, .switches, .dictionaries, .comparisons: continue
      }
    }
  }
}
