import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Text that grows, but less than its style and to less than 200 %.
  static let textGrowsTooLittle = AuditRule(
    description: RuleDescription(
      id: "text-grows-too-little",
      title: "Text that grows too little",
      explanation: "A maximum size, or shrinking, keeps the text below the 200 % that its style "
        + "reaches. A style that never reaches 200 % with Apple's own sizes, such as Large Title, "
        + "only has to reach its own largest size.",
      defaultSeverity: .warning,
      criteria: [.resizeText, .softwareResizeText, .largerText, .typography],
      help: "Remove the maximum, or raise it to twice the size at Large; let the text wrap instead "
        + "of shrinking it."
    ),
    atLarge: .ordinary,
    blocksLargerText: true,
    dependsOnTexts: true,
    aspects: [.growth]
  ) { context in
    guard let large = context.large else { return [] }
    return large.texts.flatMap { text in
      text.mayGrow ? shortfalls(of: text, large, context) : []
    }
  }

  private static func shortfalls(
    of text: AuditedText,
    _ large: AuditedScreen,
    _ context: AuditContext
  ) -> [Observation] {
    let growth = TextGrowth(traits: large.snapshot.traits)
    let versions = context.larger.compactMap { screen in
      screen.text(text.key).map { (screen, $0, $0.content.growth(from: text.content)) }
    }
    // Another rule is responsible for text that never grows; a text at 200 % has grown enough.
    guard let most = versions.map(\.2).max(), most >= 1.02,
      let font = slowestFont(text, versions.last?.1)
    else { return [] }
    return versions.compactMap { screen, later, share in
      guard later.mayGrow, let wanted = growth.required(of: font, at: screen.category),
        share < wanted * 0.98, (wanted - share) * font.basePointSize > 0.75
      else { return nil }
      return Observation(
        object: AuditedObject(text, in: large),
        category: screen.category,
        region: later.box,
        predicate: "grows too little",
        detail: "it is at \(share.inPercent) of its size where \(wanted.inPercent) are wanted",
        measures: [.percent("growth", share), .percent("wanted growth", wanted)],
        hint: hint(for: later, font)
      )
    }
  }

  private static func slowestFont(_ text: AuditedText, _ last: AuditedText?) -> FontUse? {
    guard let last, last.content.fonts.count == text.content.fonts.count else {
      return text.content.fonts.first
    }
    let pairs = zip(text.content.fonts, last.content.fonts)
    return pairs.min {
      $0.1.pointSize / max($0.0.pointSize, 1) < $1.1.pointSize / max($1.0.pointSize, 1)
    }?.0
  }

  private static func hint(for text: AuditedText, _ font: FontUse) -> String {
    if text.content.scaleFactor < 0.98, text.isOfSwiftUI {
      return "The text is shrunk to \(text.content.scaleFactor.inPercent) to fit: let it wrap "
        + "instead, without 'minimumScaleFactor' and 'lineLimit'."
    }
    if text.content.scaleFactor < 0.98 {
      return "The text is shrunk to \(text.content.scaleFactor.inPercent) to fit: let it wrap "
        + "instead (Lines 0, Autoshrink off)."
    }
    if let limit = font.maximumPointSize {
      return "Remove the maximum of \(limit.inWords) pt, or raise it to "
        + "\((font.basePointSize * TextGrowth.wanted).inWords) pt or more."
    }
    let limit = text.isOfSwiftUI ? "'dynamicTypeSize(...)'" : "maximumContentSizeCategory"
    return "Let the text follow a style of its own size up to AX3 at least; look for a largest "
      + "category (\(limit)) around it."
  }
}
