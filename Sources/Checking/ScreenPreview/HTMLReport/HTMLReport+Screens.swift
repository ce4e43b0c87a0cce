import Diagnostics
import DynamicType
import ScreenAudit

extension HTMLReport {
  /// The contact sheet, by folders; blank screens come last, collapsed.
  func overview(_ contents: PageContents) -> String {
    let shown = contents.screens.indices.filter { !contents.screens[$0].isFolded }
    let folded = contents.screens.indices.filter { contents.screens[$0].isFolded }
    let folders = shown.map { contents.screens[$0].folder }.unique
    let groups = folders.map { folder in
      let own = shown.filter { contents.screens[$0].folder == folder }
      return PageTemplates.folder(
        count: "\(own.count)",
        isOnly: folders.count == 1,
        name: Self.path(folder.isEmpty ? "Screens" : folder),
        cards: own.map { card(contents, $0) }.joined(separator: "\n")
      )
    }
    return PageTemplates.overview(
      folders: groups.joined(separator: "\n"),
      folded: foldedCards(contents, folded),
      uncovered: uncoveredList
    )
  }

  private func foldedCards(_ contents: PageContents, _ folded: [Int]) -> String {
    guard !folded.isEmpty else { return "" }
    let blank = folded.count { contents.screens[$0].content == .blank }
    let parts = [
      blank > 0 ? "\(blank) blank" : nil,
      folded.count > blank ? "\(folded.count - blank) without text" : nil,
    ]
    let words = parts.compactMap(\.self).joined(separator: " and ")
    return PageTemplates.foldedScreens(
      title: "\(words) \(folded.count == 1 ? "screen" : "screens")",
      cards: folded.map { card(contents, $0) }.joined(separator: "\n")
    )
  }

  /// Documents and screens without pictures.
  private var uncoveredList: String {
    guard !uncovered.isEmpty else { return "" }
    let items = uncovered.map {
      PageTemplates.uncoveredItem(name: $0.name, file: $0.file, reason: $0.reason)
    }
    return PageTemplates.uncovered(
      count: "\(uncovered.count)",
      items: items.joined(separator: "\n")
    )
  }

  private func card(_ contents: PageContents, _ index: Int) -> String {
    let entry = contents.screens[index]
    let counts = zip(counts(entry), ["error", "warning", "note", "remark"]).map(Self.count)
    return PageTemplates.card(
      index: "\(index)",
      name: Self.breakable(entry.title),
      badge: badge(entry),
      counts: counts
    )
  }

  /// The numbers of errors, warnings, notes and remarks of a screen.
  ///
  /// Remarks do not count as errors: the number in red never occurs beside the badge of support.
  func counts(_ entry: PageContents.Entry) -> [Int] {
    let counting = entry.findings.map { findings[$0] }.filter { !$0.isRemark }
    let numbers = [Severity.error, .warning, .note].map { severity in
      counting.count { $0.reported.severity == severity }
    }
    return numbers + [entry.findings.count - counting.count]
  }

  private static func count(_ number: Int, _ kind: String) -> String {
    guard number > 0 else { return "" }
    return PageTemplates.cardCount(
      kind: kind,
      number: "\(number)",
      words: "\(number) \(kind)\(number == 1 ? "" : "s")"
    )
  }

  /// A path that may wrap after its folders.
  private static func path(_ path: String) -> String {
    Markup.escaped(path).replacing("/", with: "/" + PageTemplates.wordBreak)
  }

  /// A name that may wrap between its words: `Login-View-Controller`.
  private static func breakable(_ name: String) -> String {
    var (result, isSmall) = ("", false)
    for character in name {
      if isSmall, character.isUppercase { result += PageTemplates.wordBreak }
      result += Markup.escaped(String(character))
      isSmall = character.isLowercase
    }
    return result
  }

  private func badge(_ entry: PageContents.Entry) -> String {
    func badge(_ kind: String, _ term: PageTerm) -> String {
      PageTemplates.badge(kind: kind, sentence: term.sentence, word: term.word)
    }
    return switch entry.outcome {
    case .supported: badge("supported", .largerText)
    case .notSupported: badge("refused", .notYet)
    case .notEvaluated: badge("open", entry.isFolded ? .blank : .notEvaluated)
    }
  }

  /// The selected screen, at Large and at the selected size, with its findings and all sizes.
  func stage(_ contents: PageContents) -> String {
    PageTemplates.stage(
      verdicts: contents.screens.enumerated().map { verdict($0.element, $0.offset) }
        .joined(separator: "\n")
    )
  }

  private func verdict(_ entry: PageContents.Entry, _ index: Int) -> String {
    let blocks = entry.verdicts.map { verdict -> String in
      let device =
        entry.verdicts.count > 1 ? " on \(verdict.idiom == .pad ? "iPad" : "iPhone")" : ""
      let words =
        switch verdict.outcome {
        case .supported: "Supports Larger Text\(device)"
        case .notSupported: "Does not support Larger Text\(device) yet"
        case .notEvaluated: "Larger Text\(device) was not evaluated"
        }
      let reasons = verdict.outcome == .notEvaluated ? verdict.reasons : []
      let remarks = reasons + verdict.remarks
      let number = verdict.reasons.count
      let isBlocked = verdict.outcome == .notSupported
      return PageTemplates.verdict(
        outcome: "\(verdict.outcome)",
        words: words,
        blocked: isBlocked ? "\(number) \(number == 1 ? "reason" : "reasons")" : nil,
        remarks: remarks.isEmpty ? "" : PageTemplates.remarks(remarks: remarks)
      )
    }
    return PageTemplates.verdicts(index: "\(index)", verdicts: blocks)
  }
}
