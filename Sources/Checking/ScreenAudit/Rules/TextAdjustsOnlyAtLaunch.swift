import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Text that has the right size after a launch, but keeps the old one when the size changes.
  static let textAdjustsOnlyAtLaunch = AuditRule(
    description: RuleDescription(
      id: "text-adjusts-only-at-launch",
      title: "Text that adjusts only when the screen is created again",
      explanation: "The font has a text style, but nothing updates it while the screen is shown.",
      defaultSeverity: .warning,
      criteria: [.userPreferences, .typography],
      help: "Set `adjustsFontForContentSizeCategory` (Automatically Adjusts Font in Interface "
        + "Builder)."
    ),
    atLarge: .ordinary,
    aspects: [.adjusting, .growth]
  ) { context in
    guard let large = context.large else { return [] }
    return context.changed.filter { $0.category != .large }.flatMap { changed in
      guard let launched = context.launched.first(where: { $0.category == changed.category }) else {
        return [Observation]()
      }
      return stale(launched: launched, changed: changed, large: large)
    }
  }

  private static func stale(
    launched: AuditedScreen,
    changed: AuditedScreen,
    large: AuditedScreen
  ) -> [Observation] {
    launched.texts.compactMap { text in
      guard text.mayGrow, let late = changed.text(text.key), let before = large.text(text.key),
        let wanted = text.content.drawnSizes.max(), let size = late.content.drawnSizes.max()
      else { return nil }
      let share = late.content.growth(from: text.content)
      // Only a text that stays at the old size is stale; one that was shrunk may shrink differently.
      guard abs(share - 1) > 0.02, text.content.scaleFactor == late.content.scaleFactor,
        late.content.growth(from: before.content).isNear(1)
      else { return nil }
      return Observation(
        object: AuditedObject(text, in: launched),
        category: changed.category,
        isChanged: true,
        region: late.box,
        predicate: "adjusts only when the screen is made anew",
        detail: "at \(changed.category) it has \(size.inWords) pt after a change and "
          + "\(wanted.inWords) pt after a launch",
        measures: [.points("size after a change", size), .points("size after a launch", wanted)],
        hint: "Set adjustsFontForContentSizeCategory (Automatically Adjusts Font)."
      )
    }
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 0.02 }
}
