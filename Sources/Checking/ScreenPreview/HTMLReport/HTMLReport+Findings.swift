import Diagnostics
import DynamicType
import ScreenAudit
import Snapshots

extension HTMLReport {
  /// The number of all findings, which each place of the page says.
  var findingCount: Int { findings.count + documentFindings.count }

  /// All findings with the filters, by rule; readable without pictures and without a script.
  func findingList(_ contents: PageContents) -> String {
    let about = findings.indices.filter { findings[$0].isAboutTextSize }
    let others = findings.indices.filter { !findings[$0].isAboutTextSize }
    return """
      <section class="findings" id="findings" data-in="findings" data-by="rule" aria-labelledby="findings-title" \
      tabindex="-1">
      <h2 id="findings-title">Findings</h2>
      \(filters(contents))
      <p class="result" id="result" role="status">\(findingCount) \
      \(findingCount == 1 ? "finding" : "findings")</p>
      <div class="groups" id="about">
      \(groups(about, contents))
      </div>
      \(others.isEmpty ? "" : "<h3 class=\"apart\">Not about text size</h3><p class=\"apart-note\">The "
        + "same at Large, or true at every size.</p>")
      <div class="groups" id="others">
      \(groups(others, contents))
      </div>
      </section>
      """
  }

  /// Findings by rule, the gravest first, each group with what the rule is about.
  private func groups(_ indices: [Int], _ contents: PageContents) -> String {
    let byRule = Dictionary(grouping: indices) { findings[$0].reported.rule.id }
    let order = indices.map { findings[$0].reported.rule }.unique.sorted { first, second in
      let (one, other) = (byRule[first.id] ?? [], byRule[second.id] ?? [])
      func worst(_ own: [Int]) -> Severity {
        own.map { findings[$0].reported.severity }.max() ?? .note
      }
      if worst(one) != worst(other) { return worst(one) > worst(other) }
      return one.count != other.count ? one.count > other.count : first.id < second.id
    }
    return order.map { rule in
      let own = byRule[rule.id] ?? []
      return """
        <details class="group" open><summary><span class="rule">\(Markup.escaped(rule.title))</span> \
        <span class="tallies">\(tallies(own))</span></summary>
        <div class="about">\(about(rule))</div>
        <ol class="list">
        \(own.map { item(findings[$0], $0, contents) }.joined(separator: "\n"))
        </ol></details>
        """
    }.joined(separator: "\n")
  }

  private func tallies(_ indices: [Int]) -> String {
    [Severity.error, .warning, .note].compactMap { severity in
      let count = indices.count { findings[$0].reported.severity == severity }
      return count == 0
        ? nil
        : "<span class=\"count \(severity)\">\(count)<span class=\"hidden\"> \(severity)s</span></span>"
    }.joined()
  }

  private func filters(_ contents: PageContents) -> String {
    let rules = (findings.map(\.reported.rule) + documentFindings.map(\.rule)).unique
      .sorted { $0.id < $1.id }
    return """
      <form class="filters" role="search" aria-label="Filter the findings">
      <label class="choice"><span>Search</span><input type="search" id="f-text" \
      placeholder="Text, object, file"></label>
      \(filter("severity", "Severity", ["error", "warning", "note"].map { ($0, $0.capitalizedFirst) }))
      \(filter("rule", "Rule", rules.map { ($0.id, $0.title) }))
      \(filter("screen", "Screen", contents.screens.enumerated().map { ("\($0.offset)", $0.element.title) }))
      \(filter("device", "Device", settings.map(\.deviceName).unique.map { ($0, $0) }))
      \(filter("language", "Language", settings.compactMap(\.language).unique.map { ($0, PseudoLanguage.titled($0)) }))
      <label class="choice"><span>Group by</span><select id="f-group">\
      <option value="rule">Rule</option><option value="file">File</option>\
      <option value="screen">Screen</option></select></label>
      <button type="reset">Clear</button>
      </form>
      """
  }

  private func filter(_ id: String, _ label: String, _ values: [(String, String)]) -> String {
    let options = values.map {
      "<option value=\"\(Markup.escaped($0.0))\">\(Markup.escaped($0.1))</option>"
    }
    let hidden = values.count < 2 ? " hidden" : ""
    return """
      <label class="choice"\(hidden)><span>\(label)</span><select id="f-\(id)">\
      <option value="">All</option>\(options.joined())</select></label>
      """
  }

  private func item(_ finding: AuditFinding, _ index: Int, _ contents: PageContents) -> String {
    let value = finding.reported
    let place = value.location
    let line = place.line > 0 ? ":\(place.line)" : ""
    let object = finding.object.objectID.map { " <code>\(Markup.escaped($0))</code>" } ?? ""
    let hint = value.hint.map { "<p class=\"hint\">\(Markup.escaped($0))</p>" } ?? ""
    return """
      <li class="item \(value.severity)" id="finding-\(contents.findingNames[index])" \
      data-finding="\(index)" tabindex="-1">
      <div class="item-head"><b>\(index + 1)</b><span class="pill \(value.severity)">\(value.severity)</span>\
      <span class="rule">\(Markup.escaped(value.rule.title))</span>\(invented(finding))\(strip(finding))</div>
      <p class="message">\(Markup.escaped(value.message))</p>
      \(hint)
      <p class="meta"><button type="button" class="show" data-show="\(index)">Show on \
      \(Markup.escaped(contents.title(of: finding.screen)))</button>\
      <span class="place">\(Markup.escaped(contents.place(place.file)))\(line)\(object)</span>\(limits(finding))\
      <code class="id">\(value.rule.id)</code>\
      <button type="button" class="copy" data-copy="\(index)">Copy</button></p>
      </li>
      """
  }

  /// That the text of a finding stands in no document.
  private func invented(_ finding: AuditFinding) -> String {
    let isInvented = inventedTexts.contains {
      $0.file == finding.screen.file && $0.objectID == finding.object.objectID
    }
    guard isInvented else { return "" }
    let sentence = Markup.escaped(PageTerm.invented.sentence)
    return "<span class=\"pill invented\" title=\"\(sentence)\">invented text</span>"
  }

  private func about(_ rule: RuleDescription) -> String {
    let criteria = rule.criteria.map { Markup.escaped($0.name) }.joined(separator: " · ")
    return """
      <p>\(Markup.escaped(rule.explanation)) \(Self.code(Markup.escaped(rule.help)))</p>\
      \(criteria.isEmpty ? "" : "<p class=\"criteria\">\(criteria)</p>")
      """
  }

  /// Words between backquotes as code.
  private static func code(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part) : "<code>\(part)</code>"
    }.joined()
  }

  /// In which sizes the finding is there, as a row of marks.
  private func strip(_ finding: AuditFinding) -> String {
    let own = finding.categories
    let marks = categories.map { "<i\(own.contains($0) ? " class=\"on\"" : "")></i>" }.joined()
    return """
      <span class="strip"><span class="marks-row" aria-hidden="true">\(marks)</span>\
      <span class="span">\(Self.span(finding))</span></span>
      """
  }

  /// The first and the last size at which a finding is there.
  static func span(_ finding: AuditFinding) -> String {
    let own = finding.categories
    guard let first = own.first, let last = own.last else { return "" }
    let isLate = finding.occurrences.allSatisfy(\.isChanged)
    return (first == last ? "\(first)" : "\(first) to \(last)") + (isLate ? ", after a change" : "")
  }

  /// The number of languages up to which each is named.
  private static let mostLanguages = 6

  /// The devices and languages with the finding, if not all have it.
  private func limits(_ finding: AuditFinding) -> String {
    let devices = finding.occurrences.map(\.setting.deviceName).unique
    let languages = finding.occurrences.map(\.setting.language).unique
    var words: [String] = []
    if devices.count < settings.map(\.deviceName).unique.count { words += devices }
    if languages.count < settings.map(\.language).unique.count {
      let names = languages.map { $0.map(PseudoLanguage.titled) ?? "the documents' own language" }
      words += names.count > Self.mostLanguages ? ["\(names.count) languages"] : names
    }
    guard !words.isEmpty else { return "" }
    return "<span class=\"only\">only \(Markup.escaped(words.joined(separator: ", ")))</span>"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
