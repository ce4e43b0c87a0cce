import Diagnostics
import DynamicType
import Snapshots
import Typesetting

extension AuditRule {
  /// Text whose letters are clipped at an edge.
  static let textClipped = AuditRule(
    description: RuleDescription(
      id: "text-clipped",
      title: "Text whose letters are cut off",
      explanation: "The box of the text, or a view around it, is smaller than the letters.",
      defaultSeverity: .error,
      criteria: [.resizeText, .softwareResizeText, .largerText],
      help: "Replace the fixed height with a minimum (greater than or equal), or remove it; give "
        + "table cells automatic heights."
    ),
    blocksLargerText: true,
    outOfReach: .isConsequence,
    dependsOnTexts: true,
    aspects: [.room]
  ) { context in
    context.each { screen in
      screen.texts.compactMap { text in
        guard !text.element.isInBar, !text.isValueOfField, text.hasRoom else { return nil }
        return ownBox(text, screen)
          ?? (isFoldedAway(text, context) ? nil : aroundIt(text, screen))
      }
    }
  }

  /// The letters are larger than the text's own box.
  private static func ownBox(_ text: AuditedText, _ screen: AuditedScreen) -> Observation? {
    guard text.content.isClipped, text.lineHeight > 0 else { return nil }
    let layout = text.content.layout
    let tooHigh = max(0, text.box.y - text.ink.y) + max(0, text.ink.maxY - text.box.maxY)
    let isHigh = tooHigh > text.lineHeight / 16
    // The white space above and below the letters may be clipped; the letters may not.
    guard isHigh || layout.width > text.box.width + 1.5 else { return nil }
    return observation(
      text,
      screen,
      side: isHigh ? "height" : "width",
      isHigh ? text.ink.height : layout.width,
      isHigh ? text.ink.height - tooHigh : text.box.width,
      hint: isHigh
        ? "Replace the fixed height with ‘greater than or equal’, or remove it."
        : "Let the text wrap or truncate, and give it more width."
    )
  }

  /// Whether a text is also invisible at Large, because a view around it has no height until a person expands
  /// it.
  private static func isFoldedAway(_ text: AuditedText, _ context: AuditContext) -> Bool {
    guard isUnseen(text), let id = text.element.element.identity.objectID else { return false }
    return context.large?.texts.contains {
      $0.element.element.identity.objectID == id && isUnseen($0)
    } ?? false
  }

  private static func isUnseen(_ text: AuditedText) -> Bool {
    let seen = text.ink.intersection(text.element.clip)
    return seen.height <= 0 || seen.width <= 0
  }

  /// A view around the text cuts it off.
  private static func aroundIt(_ text: AuditedText, _ screen: AuditedScreen) -> Observation? {
    let seen = text.ink.intersection(text.element.clip)
    let height = text.ink.height - max(0, seen.height)
    let width = text.ink.width - max(0, seen.width)
    guard height > text.tolerance || width > max(2, text.ink.width * 0.02) else { return nil }
    let isHigh = height > text.tolerance
    let (needed, given) =
      isHigh ? (text.ink.height, max(0, seen.height)) : (text.ink.width, max(0, seen.width))
    return observation(
      text,
      screen,
      side: isHigh ? "height" : "width",
      needed,
      given,
      hint: "Let the view around it grow with the text: constrain its edges to the text, give "
        + "cells automatic heights, and fix no height."
    )
  }

  private static func observation(
    _ text: AuditedText,
    _ screen: AuditedScreen,
    side: String,
    _ needed: Double,
    _ given: Double,
    hint: String
  ) -> Observation {
    Observation(
      object: AuditedObject(text, in: screen),
      category: screen.category,
      doubt: side == "width" || text.content.layout.lines.count > 1
        ? text.doubtOfWidth(needed, in: given) : nil,
      region: text.box.isEmpty ? text.ink : text.box,
      predicate: "is cut off",
      detail: "its letters take \(needed.inWords) pt of \(side), \(given.inWords) pt are there",
      measures: [.points("needed \(side)", needed), .points(side, given)],
      hint: hint
    )
  }
}
