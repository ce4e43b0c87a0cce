import Diagnostics
import DynamicType
import ScreenAudit

extension HTMLReport {
  /// The contact sheet, by folders; what is blank comes last, folded.
  func overview(_ contents: PageContents) -> String {
    let shown = contents.screens.indices.filter { !contents.screens[$0].isFolded }
    let folded = contents.screens.indices.filter { contents.screens[$0].isFolded }
    let folders = shown.map { contents.screens[$0].folder }.unique
    let groups = folders.map { folder in
      let own = shown.filter { contents.screens[$0].folder == folder }
      return """
        <section class="folder" style="--cards:\(own.count)"><h3\(folders.count == 1 ? " class=\"hidden\"" : "")>\
        \(Self.path(folder.isEmpty ? "Screens" : folder)) <span>\(own.count)</span></h3>
        <ul class="sheet">\(own.map { card(contents, $0) }.joined(separator: "\n"))</ul></section>
        """
    }
    return """
      <section class="overview" data-in="overview" aria-labelledby="overview-title">
      <h2 id="overview-title">Screens</h2>
      <div class="folders">\(groups.joined(separator: "\n"))</div>
      \(foldedCards(contents, folded))
      \(uncoveredList)
      <p class="none" id="nothing" hidden>No screen fits the filter.</p>
      </section>
      """
  }

  private func foldedCards(_ contents: PageContents, _ folded: [Int]) -> String {
    guard !folded.isEmpty else { return "" }
    let blank = folded.count { contents.screens[$0].content == .blank }
    let parts = [
      blank > 0 ? "\(blank) blank" : nil,
      folded.count > blank ? "\(folded.count - blank) without text" : nil,
    ]
    let words = parts.compactMap(\.self).joined(separator: " and ")
    return """
      <details class="folder folds"><summary>\(words) \
      \(folded.count == 1 ? "screen" : "screens")</summary>
      <ul class="sheet">\(folded.map { card(contents, $0) }.joined(separator: "\n"))</ul></details>
      """
  }

  /// Documents and screens without pictures.
  private var uncoveredList: String {
    guard !uncovered.isEmpty else { return "" }
    let items = uncovered.map {
      "<li><strong>\(Markup.escaped($0.name))</strong> <span>\(Markup.escaped($0.file))</span>"
        + "<p>\(Markup.escaped($0.reason))</p></li>"
    }
    return """
      <section class="folder uncovered"><h3>Not covered <span>\(uncovered.count)</span></h3>
      <ul>\(items.joined(separator: "\n"))</ul></section>
      """
  }

  private func card(_ contents: PageContents, _ index: Int) -> String {
    let entry = contents.screens[index]
    let counts = zip(counts(entry), ["error", "warning", "note", "remark"]).map(Self.count)
    return """
      <li><button type="button" class="card" data-screen="\(index)" aria-pressed="false">
      <span class="thumb"><img data-thumb="\(index)" alt=""></span>
      <span class="name">\(Self.breakable(entry.title))</span>
      <span class="row">\(badge(entry))<span class="counts">\(counts.joined())</span></span>
      </button></li>
      """
  }

  /// The numbers of errors, warnings, notes and remarks of a screen.
  ///
  /// Remarks do not count as errors: the number in red is never beside the badge of support.
  func counts(_ entry: PageContents.Entry) -> [Int] {
    let counting = entry.findings.map { findings[$0] }.filter { !$0.isRemark }
    let numbers = [Severity.error, .warning, .note].map { severity in
      counting.count { $0.reported.severity == severity }
    }
    return numbers + [entry.findings.count - counting.count]
  }

  private static func count(_ number: Int, _ kind: String) -> String {
    guard number > 0 else { return "" }
    return "<span class=\"count \(kind)\"><span aria-hidden=\"true\">\(number)</span>"
      + "<span class=\"hidden\">\(number) \(kind)\(number == 1 ? "" : "s")</span></span>"
  }

  /// A path that may break behind its folders.
  private static func path(_ path: String) -> String {
    Markup.escaped(path).replacing("/", with: "/<wbr>")
  }

  /// A name that may break between its words: `Login-View-Controller`.
  private static func breakable(_ name: String) -> String {
    var (result, isSmall) = ("", false)
    for character in name {
      if isSmall, character.isUppercase { result += "<wbr>" }
      result += Markup.escaped(String(character))
      isSmall = character.isLowercase
    }
    return result
  }

  private func badge(_ entry: PageContents.Entry) -> String {
    func badge(_ kind: String, _ term: PageTerm) -> String {
      "<span class=\"badge \(kind)\" title=\"\(Markup.escaped(term.sentence))\">\(term.word)</span>"
    }
    return switch entry.outcome {
    case .supported: badge("supported", .largerText)
    case .notSupported: badge("refused", .notYet)
    case .notEvaluated: badge("open", entry.isFolded ? .blank : .notEvaluated)
    }
  }

  /// The screen that was chosen, at Large and at the chosen size, with its findings and all sizes.
  func stage(_ contents: PageContents) -> String {
    """
    <section class="stage" data-in="screen" aria-labelledby="stage-title">
    <div class="stage-head">
    <h2 id="stage-title" tabindex="-1">Screen</h2>
    <div class="steps"><button type="button" id="previous">Previous</button>\
    <button type="button" id="next">Next</button>\
    <button type="button" id="copy-link">Copy link</button>\
    <button type="button" id="copy-place">Copy place</button></div>
    <p class="path" id="stage-file"></p>
    </div>
    \(contents.screens.enumerated().map { verdict($0.element, $0.offset) }.joined(separator: "\n"))
    <div class="compare">
    <figure class="shot" id="shot-earlier" hidden><figcaption></figcaption>\(Self.device)</figure>
    <figure class="shot" id="shot-large"><figcaption><strong>L</strong> the default</figcaption>\
    \(Self.device)</figure>
    <figure class="shot" id="shot-size"><figcaption></figcaption>\(Self.device)</figure>
    <div class="beside"><h3 id="beside-title">On this screen</h3>\
    <ol class="short" id="short" aria-labelledby="beside-title"></ol>\
    <p class="invented" id="invented" hidden></p></div>
    </div>
    \(Self.largeContent)
    <h3 class="all-title" id="all-title">All sizes</h3>
    <ul class="sizes" id="sizes" aria-labelledby="all-title"></ul>
    </section>
    """
  }

  private static let device = """
    <div class="device"><img alt=""><div class="bezel" aria-hidden="true"></div>\
    <div class="marks"></div></div>
    """

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
      let remarks = (reasons + verdict.remarks).map { "<li>\(Markup.escaped($0))</li>" }
      let number = verdict.reasons.count
      let blocked =
        verdict.outcome == .notSupported
        ? "<span> · \(number) \(number == 1 ? "reason" : "reasons") up to AX3</span>" : ""
      return """
        <div class="verdict-line \(verdict.outcome)"><p><strong>\(words)</strong>\(blocked)</p>\
        \(remarks.isEmpty ? "" : "<ul>\(remarks.joined())</ul>")</div>
        """
    }
    return "<div class=\"verdicts\" data-verdict=\"\(index)\" hidden>\(blocks.joined())</div>"
  }
}
