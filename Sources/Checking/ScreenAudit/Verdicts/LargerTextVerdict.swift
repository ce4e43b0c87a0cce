import Diagnostics
public import DynamicType

/// Whether a screen meets the App Store's criteria for “Larger Text”.
///
/// Apple's criteria require text that grows to 200 % or more on every common task, without overlap, without
/// truncated text, and with an alternative, such as the large content viewer, for text that cannot grow. The
/// screen is judged up to AX3, the first size at which body text (235 %) exceeds 200 %; faults only at AX4
/// and AX5 are remarks. Text is judged by its own style: a Large Title reaches 176 % with Apple's own sizes,
/// and that is not a fault of the screen. A text that loses less than a tenth of its characters is a remark,
/// and so is a fault that may not occur on a device.
///
/// The label is about common tasks, not about screens: a person decides which screens belong to them.
public struct LargerTextVerdict: Hashable, Sendable {
  /// The size up to which a screen is tested.
  public static let testCategory = LargerTextFacts.testCategory

  /// The outcome.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// There is no obstacle.
    case supported
    /// Something breaks at a size up to AX3.
    case notSupported
    /// The screen shows no text, could not be made, or was not shown at AX3.
    case notEvaluated
  }

  /// The screen.
  public var screen: SweepScreen

  /// The kind of device; the App Store has a label for each.
  public var idiom: UserInterfaceIdiom

  /// The outcome.
  public var outcome: Outcome

  /// The findings against it, or the reason why there is no verdict; the most severe first.
  public var reasons: [String]

  /// Remarks that are not obstacles.
  public var remarks: [String]

  /// The visible content of the screen.
  public var content: ScreenContent
}

extension ScreenAuditor {
  /// Judges each screen on each kind of device.
  ///
  /// - Parameters:
  ///   - notes: The observations, in the order of the sweep.
  ///   - findings: The findings that the configuration keeps.
  /// - Returns: A verdict for each screen and kind of device, in the order of the sweep.
  public func verdicts(_ notes: [Notes], _ findings: [AuditFinding]) -> [LargerTextVerdict] {
    struct Place: Hashable {
      var screen: SweepScreen
      var idiom: UserInterfaceIdiom
    }
    let places = notes.map { Place(screen: $0.screen, idiom: $0.setting.device.idiom) }.unique
    return places.map { place in
      let facts = notes.filter {
        $0.screen == place.screen && $0.setting.device.idiom == place.idiom
      }.map(\.facts)
      let own = findings.filter { finding in
        finding.screen == place.screen
          && finding.occurrences.contains { $0.setting.device.idiom == place.idiom }
      }
      return LargerTextJudge(place.screen, place.idiom, facts, own).verdict
    }
  }
}

extension AuditFinding {
  /// Whether the finding prevents its screen from supporting the label: it is about text that does not grow
  /// or is lost at sizes up to ``LargerTextVerdict/testCategory``, and neither slight nor uncertain.
  public var speaksAgainstLargerText: Bool {
    countsForLargerText && occurrences.contains(where: \.blocksLargerText)
  }

  /// Whether the finding is a remark of the verdict on its screen: it is about a requirement of the label,
  /// but occurs only above ``LargerTextVerdict/testCategory``, or is slight or uncertain.
  package var isRemark: Bool {
    countsForLargerText && !occurrences.contains(where: \.blocksLargerText)
  }

  /// Whether the verdict on its screen counts it.
  var countsForLargerText: Bool { rule.blocksLargerText && isAboutTextSize }
}

extension AuditFinding.Occurrence {
  /// Whether the screen fails at a size up to the test size.
  ///
  /// Growth is judged over all sizes; its occurrence is where it begins.
  fileprivate var blocksLargerText: Bool {
    category <= LargerTextVerdict.testCategory && !isSlight && !isDoubtful
  }
}

/// Evaluates the findings of a screen.
private struct LargerTextJudge {
  let verdict: LargerTextVerdict

  init(
    _ screen: SweepScreen,
    _ idiom: UserInterfaceIdiom,
    _ facts: [LargerTextFacts],
    _ findings: [AuditFinding]
  ) {
    let counting = findings.filter(\.countsForLargerText)
    let blocking = counting.filter { finding in
      finding.occurrences.contains { $0.setting.device.idiom == idiom && $0.blocksLargerText }
    }
    let others = counting.filter { finding in
      !blocking.contains { $0.reported == finding.reported }
    }
    let early = others.filter { finding in
      finding.occurrences.contains {
        ($0.isSlight || $0.isDoubtful) && $0.category <= LargerTextVerdict.testCategory
      }
    }
    let doubtful = early.count { $0.occurrences.contains { $0.isDoubtful && !$0.isSlight } }
    let remarks = Self.remarks(
      slight: early.count - doubtful,
      doubtful: doubtful,
      late: others.count - early.count,
      facts
    )
    let content = facts.map(\.content).max() ?? .blank
    func make(_ outcome: LargerTextVerdict.Outcome, _ reasons: [String]) -> LargerTextVerdict {
      LargerTextVerdict(
        screen: screen,
        idiom: idiom,
        outcome: outcome,
        reasons: reasons,
        remarks: remarks,
        content: content
      )
    }
    if !blocking.isEmpty {
      verdict = make(.notSupported, blocking.map(\.reported.message))
    } else if content < .text {
      verdict = make(.notEvaluated, ["The screen shows no text."])
    } else if !facts.contains(where: \.reachesTest) {
      verdict = make(
        .notEvaluated,
        ["The screen was not shown at \(LargerTextVerdict.testCategory) or above."]
      )
    } else {
      verdict = make(.supported, [])
    }
  }

  private static func remarks(
    slight: Int,
    doubtful: Int,
    late: Int,
    _ facts: [LargerTextFacts]
  ) -> [String] {
    var remarks: [String] = []
    if slight > 0 {
      remarks.append(
        "\(slight) \(slight == 1 ? "text loses" : "texts lose") less than a tenth of the characters."
      )
    }
    if doubtful > 0 {
      remarks.append("\(doubtful) \(doubtful == 1 ? "finding is" : "findings are") uncertain.")
    }
    if late > 0 {
      remarks.append(
        "\(late) \(late == 1 ? "finding is" : "findings are") above "
          + "\(LargerTextVerdict.testCategory) only."
      )
    }
    for limited in facts.flatMap(\.limitedStyles).unique {
      remarks.append(
        "\(limited.style.title) reaches \(limited.enlargement.inPercent) at AX5 with Apple's own "
          + "sizes; its text is held to that."
      )
    }
    return remarks
  }
}

extension TextStyle {
  /// The name as Interface Builder writes it: `Large Title`.
  var title: String {
    var words = ""
    for character in name {
      if character.isUppercase || character.isNumber { words += " " }
      words += words.isEmpty ? character.uppercased() : String(character)
    }
    return words
  }
}
