import Diagnostics
import DynamicType
import Snapshots
import Typesetting

extension AuditRule {
  /// Paragraphs whose lines are so long that the eye loses the next one.
  static let readableWidthExceeded = AuditRule(
    description: RuleDescription(
      id: "readable-width-exceeded",
      title: "Lines that are too long to read",
      explanation: "On wide screens lines of running text should end at the readable width.",
      defaultSeverity: .note,
      criteria: [.typography],
      help: "Constrain running text to `readableContentGuide`."
    )
  ) { context in
    context.each { screen in
      screen.texts.compactMap { text in
        let lines = text.content.layout.lines
        guard !text.element.isInBar, lines.count >= 3, let widest = lines.map(\.width).max(),
          let limit = screen.readableWidth(for: text), widest > limit * 1.1
        else { return nil }
        return Observation(
          text,
          in: screen,
          predicate: "has lines wider than is readable",
          detail: "\(widest.inWords) pt instead of \(limit.inWords) pt",
          measures: [.points("line width", widest), .points("readable width", limit)],
          hint: "Constrain its sides to the readableContentGuide of the view around it."
        )
      }
    }
  }
}

extension AuditedScreen {
  /// The width up to which lines of a text are easy to read: that of body text at the size, and more for
  /// larger letters.
  fileprivate func readableWidth(for text: AuditedText) -> Double? {
    guard let size = text.content.drawnSizes.max() else { return nil }
    let version = snapshot.traits.systemVersion
    let body = TypeTable.table(for: .iOS, systemVersion: version).entry(for: .body, at: category)
    let width = ReadableWidth(for: category).points
    guard let body, snapshot.size.width > width + ReadableWidth.threshold else { return nil }
    return width * max(1, size / body.pointSize)
  }
}
