import Diagnostics

extension RuleDescription {
  static let ibRefused = RuleDescription(
    id: "ib-refused",
    title: "Document of another kind",
    explanation: "Archives of Xcode 4 and documents of other platforms are not read.",
    defaultSeverity: .error,
    help: "Open the document in a current Xcode and save it for iOS."
  )

  static let ibUnknownElement = RuleDescription(
    id: "ib-unknown-element",
    title: "Unknown element",
    explanation: "The element is kept and has no effect on the layout.",
    defaultSeverity: .warning,
    help: "Report the element, with the version of Xcode that wrote it."
  )

  static let ibUnknownAttribute = RuleDescription(
    id: "ib-unknown-attribute",
    title: "Unknown attribute",
    explanation:
      "The attribute is kept and has no effect on the layout. Each attribute is reported at its "
      + "first use in a document.",
    defaultSeverity: .note,
    help: "Report the attribute, with the version of Xcode that wrote it."
  )

  static let ibUnknownProperty = RuleDescription(
    id: "ib-unknown-property",
    title: "Unknown property",
    explanation: "The property is kept and has no effect on the layout.",
    defaultSeverity: .warning,
    help: "Report the property, with the version of Xcode that wrote it."
  )

  static let ibUnknownValue = RuleDescription(
    id: "ib-unknown-value",
    title: "Unknown value",
    explanation: "The value is kept, but the layout uses the default.",
    defaultSeverity: .warning,
    help: "Set the value in Interface Builder and save the document."
  )

  static let ibNotDrawn = RuleDescription(
    id: "ib-not-drawn",
    title: "Property that is not drawn",
    explanation:
      "The property changes the look only slightly, and layout and pictures ignore it. Each "
      + "property is reported at its first use in a document.",
    defaultSeverity: .note,
    help: "Look at this part on a device; the document needs no change."
  )

  static let ibMoreFindings = RuleDescription(
    id: "ib-more-findings",
    title: "More findings than are listed",
    explanation:
      "A damaged document can have a fault in each of its elements, so only some are listed.",
    defaultSeverity: .warning,
    help: "Fix the faults that are listed, and run again."
  )
}
