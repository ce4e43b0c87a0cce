import Diagnostics
import Snapshots

extension AuditRule {
  /// Items whose large content has no title.
  static let largeContentWithoutTitle = AuditRule(
    description: RuleDescription(
      id: "large-content-without-title",
      title: "Large content without a title",
      explanation:
        "Bars do not grow with the text size; at accessibility sizes, a long press on an item "
        + "shows its image and title enlarged instead. Without a title, only the icon is shown.",
      defaultSeverity: .note,
      criteria: [.accessibility],
      help: "Give the item a title, even where the bar shows only its icon; give another view a "
        + "`largeContentTitle`."
    ),
    atLarge: .ordinary
  ) { context in
    LargeContent.observations(context) { item, element in
      // The app's code may set the image or title of a bar item that has neither.
      let isEmpty = item.image == nil
      guard !item.hasTitle, !isEmpty || !element.isInBar else { return nil }
      return LargeContent.Fault(
        predicate: "shows large content without a title",
        detail: isEmpty
          ? "while it is held, the panel is empty"
          : "while it is held, only its image is seen, unless code names it",
        hint: element.isInBar
          ? "Give the item a title; a bar does not show it beside an image."
          : "Set `largeContentTitle`."
      )
    }
  }
}
