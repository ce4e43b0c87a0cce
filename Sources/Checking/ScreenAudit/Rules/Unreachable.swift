import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Texts and controls that are completely out of view.
  static let unreachable = AuditRule(
    description: RuleDescription(
      id: "unreachable",
      title: "Text or control that cannot be reached",
      explanation: "It lies entirely beyond the edge, or is squeezed to nothing, and scrolling "
        + "does not bring it into view.",
      defaultSeverity: .error,
      criteria: [.resizeText, .reflow, .softwareReflow, .largerText],
      help: "Put the content into a scroll view, and let no part be squeezed to nothing."
    ),
    atLarge: .ignored,
    blocksLargerText: true,
    outOfReach: .isCause,
    dependsOnTexts: true,
    aspects: [.room, .visibility],
    includes: [.outsideScreen]
  ) { context in
    let gone = context.each { screen in
      Outlier.new(in: screen, since: context.large).filter(\.isGone).map { outlier in
        Observation(
          object: outlier.object,
          category: screen.category,
          region: outlier.rect,
          predicate: "cannot be reached",
          detail: "it lies \(outlier.missing.inWords) pt beyond what can be brought into view",
          measures: [.points("outside", outlier.missing)],
          hint: "Put the content into a scroll view."
        )
      }
    }
    return gone + squeezed(context)
  }

  /// Texts that have space at Large and none at another size.
  private static func squeezed(_ context: AuditContext) -> [Observation] {
    guard let large = context.large else { return [] }
    let texts = large.texts.filter { $0.hasRoom && !$0.shown.isEmpty && !$0.element.isInBar }
    return context.larger.flatMap { screen in
      texts.compactMap { text in
        guard let element = screen.element(text.element.key), !element.isInBar else { return nil }
        let box = screen.text(text.key)?.box ?? element.frame
        guard box.width < 1 || box.height < 1 else { return nil }
        return Observation(
          object: AuditedObject(text, in: large),
          category: screen.category,
          region: Rect(
            x: box.x,
            y: box.y,
            width: max(box.width, 2),
            height: max(box.height, 2)
          ),
          predicate: "has no room left",
          detail: "its box is \(box.width.inWords) by \(box.height.inWords) pt",
          measures: [.points("width", box.width), .points("height", box.height)],
          hint: "Raise its compression resistance, let its neighbors give way or wrap, or make "
            + "the screen scroll."
        )
      }
    }
  }
}
