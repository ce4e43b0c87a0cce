public import Diagnostics

extension RuleCatalog {
  /// The rules about documents in Rich Text Format.
  public static let richText = RuleCatalog([
    .rtfUnreadable, .rtfSyntax, .rtfContentLost, .rtfScalingMissing, .rtfSizeRounded,
    .rtfTextSmall, .rtfFontMissing,
  ])
}

extension RuleDescription {
  /// A document that cannot be read at all.
  public static let rtfUnreadable = RuleDescription(
    id: "rtf-unreadable",
    title: "Document that cannot be read",
    explanation:
      "The file is missing, too large, not readable, or not in Rich Text Format. It is not checked.",
    defaultSeverity: .error,
    help: "Name an RTF file or an RTFD folder."
  )

  static let rtfSyntax = RuleDescription(
    id: "rtf-syntax",
    title: "Document that breaks the format",
    explanation:
      "Groups that are not closed, numbers out of range, or bytes that form no character: each "
      + "program guesses differently at what was meant, so each may show different text.",
    defaultSeverity: .warning,
    help: "Open the document in the program that wrote it and save it again."
  )

  static let rtfContentLost = RuleDescription(
    id: "rtf-content-lost",
    title: "Content that is left out",
    explanation:
      "The reader leaves out some content: a header of a later section, a comment, a picture "
      + "without bytes, or anything beyond a limit. Writing the document again loses it.",
    defaultSeverity: .warning,
    help: "Move the content into the text before the document is converted."
  )

  static let rtfScalingMissing = RuleDescription(
    id: "rtf-scaling-missing",
    title: "Cocoa document that does not state its text scaling",
    explanation:
      "The document was written by Cocoa and does not say whether its sizes are those of iOS or of "
      + "macOS. Readers take them for standard sizes. Text that was written on iOS before iOS "
      + "13 then looks 30 % larger than it did.",
    defaultSeverity: .note,
    help: "Convert it with 'dynamictype rtf convert --from-scaling … --to-scaling …', which writes "
      + "the scaling."
  )

  static let rtfFontMissing = RuleDescription(
    id: "rtf-font-missing",
    title: "Text without one of the document's fonts",
    explanation:
      "The text names no font, or a font that is not in the document's font table. Cocoa shows it "
      + "in Helvetica, and at 12 points if it has no size. Other programs choose fonts and "
      + "sizes of their own, so the text looks different there.",
    defaultSeverity: .note,
    help: "Write a font table, and \\f and \\fs in front of the text."
  )

  static let rtfSizeRounded = RuleDescription(
    id: "rtf-size-rounded",
    title: "Size that other readers round down",
    explanation:
      "RTF counts sizes in half points. Cocoa also writes the exact size as \\fsmilli, which "
      + "readers on other systems ignore; there the text is up to half a point smaller.",
    defaultSeverity: .note,
    help: "Use sizes of whole or half points where the document is read by other programs."
  )

  static let rtfTextSmall = RuleDescription(
    id: "rtf-text-small",
    title: "Text below 11 points",
    explanation:
      "In iOS scaling, Apple's guidelines name 11 points as the smallest size of text at the "
      + "default text size. Sizes in standard scaling are converted to iOS scaling before they "
      + "are compared.",
    defaultSeverity: .warning,
    criteria: [.typography],
    help: "Make the text 11 points or larger in iOS scaling, which is 8.47 in standard scaling."
  )
}
