import Diagnostics
import DynamicType
import ScreenAudit

extension HTMLReport {
  /// The contact sheet.
  var overview: String {
    let cards = screens.enumerated().map { index, screen in card(screen, index) }
    return """
      <section class="overview" aria-labelledby="overview-title">
      <h2 id="overview-title">Screens</h2>
      <ul class="sheet">
      \(cards.joined(separator: "\n"))
      </ul>
      </section>
      """
  }

  private func card(_ screen: SweepScreen, _ index: Int) -> String {
    let own = findings.filter { $0.screen == screen }
    let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = own.count { $0.reported.severity == severity }
      guard count > 0 else { return nil }
      return "<span class=\"count \(severity)\"><span aria-hidden=\"true\">\(count)</span>"
        + "<span class=\"hidden\">\(count) \(severity)\(count == 1 ? "" : "s")</span></span>"
    }
    let title = Self.breakable(screen.title)
    return """
      <li><button type="button" class="card" data-screen="\(index)" aria-pressed="false">
      <span class="thumb"><img data-thumb="\(index)" alt=""></span>
      <span class="name">\(title)</span>
      <span class="row">\(badge(outcome(of: screen)))<span class="counts">\(counts.joined())</span></span>
      </button></li>
      """
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

  func badge(_ outcome: LargerTextVerdict.Outcome) -> String {
    switch outcome {
    case .supported: "<span class=\"badge supported\">Larger Text</span>"
    case .notSupported: "<span class=\"badge refused\">Not yet</span>"
    case .notEvaluated: "<span class=\"badge open\">Not evaluated</span>"
    }
  }

  /// The screen that was chosen, at Large and at the chosen size, with its findings.
  var stage: String {
    """
    <section class="stage" aria-labelledby="stage-title">
    <div class="stage-head">
    <h2 id="stage-title" tabindex="-1">Screen</h2>
    <p class="path" id="stage-file"></p>
    <div class="steps"><button type="button" id="previous">Previous screen</button>\
    <button type="button" id="next">Next screen</button></div>
    </div>
    \(screens.enumerated().map { verdict($0.element, $0.offset) }.joined(separator: "\n"))
    <div class="compare">
    <figure class="shot" id="shot-large"><figcaption><strong>Large</strong> the default</figcaption>\
    <div class="device"><img alt=""><div class="marks"></div></div></figure>
    <figure class="shot" id="shot-size"><figcaption></figcaption>\
    <div class="device"><img alt=""><div class="marks"></div></div></figure>
    <div class="beside"><h3 id="beside-title">On this screen</h3>\
    <ol class="short" id="short" aria-labelledby="beside-title"></ol></div>
    </div>
    </section>
    """
  }

  private func verdict(_ screen: SweepScreen, _ index: Int) -> String {
    let own = verdicts.filter { $0.screen == screen }
    let blocks = own.map { verdict -> String in
      let device = own.count > 1 ? " on \(verdict.idiom == .pad ? "iPad" : "iPhone")" : ""
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
