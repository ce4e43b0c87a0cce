import Diagnostics

// Swift Testing has a type of the same name.
typealias SourceLocation = Diagnostics.SourceLocation

/// Findings with everything in them that a format could trip over.
enum Samples {
  static let root = "/Users/mo/Größe 100%"

  static let textTruncated = RuleDescription(
    id: "text-truncated",
    title: "Text is cut off",
    explanation: "People who need larger text cannot read the rest.",
    defaultSeverity: .error,
    criteria: [.resizeText, .softwareResizeText, .largerText],
    help: "Let the text have more lines, or the row more height.",
    helpAddress: "https://example.org/rules/text-truncated"
  )

  static let smallTarget = RuleDescription(
    id: "small-target",
    title: "Small target",
    explanation: "It is hard to hit.",
    defaultSeverity: .warning,
    isEnabledByDefault: false,
    criteria: [.targetSize]
  )

  static let catalog = RuleCatalog([
    textTruncated, smallTarget,
    RuleDescription(
      id: "unused",
      title: "A rule without findings",
      explanation: "It found nothing.",
      defaultSeverity: .note
    ),
  ])

  static let truncated = Finding(
    rule: textTruncated,
    message: "\"Größe & <Farbe>\", 100%: the text\nis cut off at AX3.",
    location: SourceLocation(
      file: root + "/App/Main, neu: 1.storyboard",
      line: 12,
      column: 5,
      objectID: "aB3-cd-Efg"
    ),
    hint: "Set the number of lines to 0 | or let it grow.",
    measures: [
      Measure(name: "needed width", value: 1034 / 3, unit: "pt"),
      Measure(name: "lines", value: 1, unit: ""),
    ],
    context: [
      FindingContext("device", "iPhone SE"),
      FindingContext("language", "de"),
      FindingContext("first category", "AX3", identifies: false),
    ],
    region: PictureRegion(picture: "Main-AX3.png", x: 16, y: 120.5, width: 343, height: 20),
    related: [
      RelatedLocation(
        SourceLocation(file: "App/Main, neu: 1.storyboard", line: 20, objectID: "row-00-001"),
        message: "The row has this height."
      )
    ],
    fixIts: [
      FixIt(
        "Set numberOfLines to 0.",
        isSafe: false,
        edits: [
          TextEdit(
            SourceRange(
              file: "App/Main, neu: 1.storyboard",
              startLine: 12,
              startColumn: 40,
              endLine: 12,
              endColumn: 57
            ),
            with: "numberOfLines=\"0\""
          )
        ]
      )
    ]
  )

  static let target = Finding(
    rule: smallTarget,
    message: "The button is 20 pt high \u{1B}[31m👆🏽 @mo `*_[x](y)",
    location: SourceLocation(file: "App/Main, neu: 1.storyboard", line: 7)
  )

  static let note = Finding(
    rule: .sample("not-in-the-catalogue"),
    severity: .note,
    message: "Something outside the project ]]>.",
    location: SourceLocation(file: "/Library/über.xib")
  )

  /// Two of them are equal, as two buttons without an identifier are.
  static let findings = [target, truncated, note, target]

  static let report = FindingReport(
    findings: findings,
    catalog: catalog,
    tool: ReportTool(name: "dynamictype", version: "1.2.3", address: "https://example.org"),
    root: root,
    checkedFiles: [root + "/App/Clean.xib", "App/Main, neu: 1.storyboard"]
  )

  static let emptyReport = FindingReport(
    findings: [],
    catalog: catalog,
    tool: ReportTool(name: "dynamictype", version: "1.2.3"),
    checkedFiles: ["App/Clean.xib"]
  )
}
