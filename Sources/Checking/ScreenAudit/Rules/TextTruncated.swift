import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Text that ends in an ellipsis.
  static let textTruncated = AuditRule(
    description: RuleDescription(
      id: "text-truncated",
      title: "Text that is cut short",
      explanation: "An ellipsis replaces part of the text, which is shown nowhere else.",
      defaultSeverity: .warning,
      criteria: [.resizeText, .softwareResizeText, .largerText, .typography],
      help: "Let the text wrap (`numberOfLines = 0`) and its box grow, or stack the parts of a row "
        + "at accessibility sizes."
    ),
    blocksLargerText: true,
    dependsOnTexts: true,
    aspects: [.room]
  ) { context in
    context.each { screen in
      screen.texts.compactMap { text in
        // Typed text scrolls in its field, and bars truncate titles themselves.
        guard text.content.isTruncated, !text.element.isInBar, !text.isValueOfField, text.hasRoom
        else { return nil }
        return truncation(of: text, in: screen)
      }
    }
  }

  private static func truncation(of text: AuditedText, in screen: AuditedScreen) -> Observation? {
    let counts = text.content.characterCounts
    // Only line breaks are lost, such as those at the end of a text in a label with one line.
    guard counts.shown < counts.all else { return nil }
    let needed = text.content.neededSize
    let isOneLine = text.content.numberOfLines == 1
    return Observation(
      object: AuditedObject(text, in: screen),
      category: screen.category,
      isSlight: counts.shown * 10 > counts.all * 9,
      doubt: text.doubtOfStyle(in: screen)
        ?? text.doubtOfWidth(
          isOneLine ? needed.width : needed.height,
          in: isOneLine ? text.box.width : text.box.height
        ),
      region: text.box,
      predicate: "is cut short",
      detail: "\(counts.shown) of \(counts.all) characters are shown",
      measures: [
        .count("shown characters", counts.shown), .count("characters", counts.all),
        isOneLine ? .points("needed width", needed.width) : .points("needed height", needed.height),
        isOneLine ? .points("width", text.box.width) : .points("height", text.box.height),
      ],
      hint: hint(for: text, in: screen)
    )
  }

  private static func hint(for text: AuditedText, in screen: AuditedScreen) -> String {
    let owner = screen.elements[text.element.owner].role
    switch (owner, text.content.role, text.content.numberOfLines) {
    case (_, .placeholder, _):
      return "Shorten the placeholder, or move it to a label above the field."
    case (_, _, let lines) where text.isOfSwiftUI && lines > 0:
      return "Remove 'lineLimit(\(lines))'; in a row, stack the parts at accessibility sizes, "
        + "with 'ViewThatFits' or 'AnyLayout'."
    case (.button, _, _) where !text.isOfSwiftUI:
      return "Let the title wrap: use a UIButton.Configuration, or set titleLabel's numberOfLines "
        + "to 0 and lineBreakMode to byWordWrapping."
    case (_, _, 0):
      return "Let the height follow the text: remove what fixes it, or make the screen scroll."
    case (_, _, 1):
      return "Set Lines to 0 and let the height follow; in a row, stack the parts at accessibility "
        + "sizes."
    case (_, _, let lines):
      return "Set Lines to 0 instead of \(lines), at accessibility sizes at least."
    }
  }
}
