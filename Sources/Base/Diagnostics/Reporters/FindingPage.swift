/// The page of the format `html`.
struct FindingPage {
  let report: FindingReport

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="\(report.tool.name.markup)">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <title>\(title) · \(report.tool.name.markup)</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <a class="skip" href="#findings">Skip to the findings</a>
    \(header)
    <main id="findings" tabindex="-1">
    \(filters)
    \(groups)
    \(rules)
    </main>
    <footer><p>Paths are as seen from the project. Written by \(report.tool.name.markup) \
    \(report.tool.version.markup).</p></footer>
    <script>\(Self.script)</script>
    </body>
    </html>

    """
  }

  /// The last part of the path of the project.
  private var title: String {
    (report.root.split(separator: "/").last.map(String.init) ?? "Findings").markup
  }

  private var header: String {
    let counts = FindingCounts(report.findings)
    let figures = [
      ("error", counts.errors, "errors", "error"),
      ("warning", counts.warnings, "warnings", "warning"),
      ("note", counts.notes, "notes", "note"),
      ("", report.checkedFiles.count, "files read", "file read"),
    ]
    let list = figures.map { name, count, many, one in
      """
      <p class="figure \(name)"><span class="number">\(count)</span> \
      <span class="unit">\(count == 1 ? one : many)</span></p>
      """
    }
    return """
      <header>
      <h1>\(title)</h1>
      <div class="figures">
      \(list.joined(separator: "\n"))
      </div>
      </header>
      """
  }

  private var filters: String {
    let severities = Severity.allCases.reversed().map(\.rawValue).filter { name in
      report.findings.contains { $0.severity.rawValue == name }
    }
    let files = report.findingsByFile.map(\.file)
    return """
      <form class="filters" id="filters" hidden>
      \(choice("severity", "Severity", "All severities", severities))
      \(choice("rule", "Rule", "All rules", foundRules.map(\.id)))
      \(choice("file", "File", "All files", files))
      <label class="choice">Words <input type="search" id="words" autocomplete="off"></label>
      <button type="reset">Show all</button>
      </form>
      <p class="result" id="result" role="status">\(result)</p>
      """
  }

  private var result: String {
    report.findings.isEmpty ? "Nothing was found." : counted(report.findings.count, "finding") + "."
  }

  private func choice(_ id: String, _ title: String, _ all: String, _ names: [String]) -> String {
    let options = names.map { "<option>\($0.markup)</option>" }
    return """
      <label class="choice">\(title) <select id="\(id)"><option value="">\(all)</option>
      \(options.joined(separator: "\n"))
      </select></label>
      """
  }

  private var groups: String {
    report.findingsByFile.map { file, findings in
      """
      <section class="group" data-file="\(file.markup)">
      <h2>\(file.markup) <span class="count">\(findings.count)</span></h2>
      <ol>
      \(findings.map(item).joined(separator: "\n"))
      </ol>
      </section>
      """
    }.joined(separator: "\n")
  }

  private func item(_ finding: Finding) -> String {
    let severity = finding.severity.rawValue
    return """
      <li class="item \(severity)" data-severity="\(severity)" data-rule="\(finding.rule.id.markup)">
      <p class="head"><span class="pill">\(severity)</span> <span class="place">\(place(finding))</span> \
      <a href="#rule-\(finding.rule.id.markup)">\(finding.rule.id.markup)</a></p>
      <p class="message">\(finding.message.markup)</p>
      \(details(of: finding))</li>
      """
  }

  private func place(_ finding: Finding) -> String {
    let location = finding.location
    let line = location.line > 0 ? ["line \(location.line)"] : []
    let column = location.column > 0 ? ["column \(location.column)"] : []
    let object = location.objectID.map { ["object \($0)"] } ?? []
    return (line + column + object).joined(separator: ", ").markup
  }

  private func details(of finding: Finding) -> String {
    var lines: [String] = []
    if let hint = finding.hint { lines.append("<p class=\"hint\">\(hint.marked)</p>") }
    let facts =
      finding.context.map { "\($0.name) \($0.value)" } + finding.measures.map(\.description)
    if !facts.isEmpty {
      lines.append("<p class=\"meta\">\(facts.joined(separator: ", ").markup)</p>")
    }
    lines += finding.related.map {
      "<p class=\"meta\">See \($0.location.description.markup): \($0.message.markup)</p>"
    }
    lines += finding.fixIts.map {
      "<p class=\"meta\">\($0.isSafe ? "Safe fix" : "Fix"): \($0.title.marked)</p>"
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The rules that found something, in the order of their identifiers.
  private var foundRules: [RuleDescription] {
    let found = Set(report.findings.map(\.rule.id))
    return report.catalog.rules.filter { found.contains($0.id) }
  }

  private var rules: String {
    guard !foundRules.isEmpty else { return "" }
    let list = foundRules.map { rule in
      let criteria = rule.criteria.map(\.name).joined(separator: ", ")
      return """
        <div id="rule-\(rule.id.markup)"><dt>\(rule.id.markup)</dt>
        <dd>\(rule.title.markup). \(rule.explanation.marked)</dd>
        \(rule.help.isEmpty ? "" : "<dd>\(rule.help.marked)</dd>")
        \(criteria.isEmpty ? "" : "<dd class=\"meta\">\(criteria.markup)</dd>")</div>
        """
    }
    return """
      <section class="rules" aria-labelledby="rules-title">
      <h2 id="rules-title">Rules</h2>
      <dl>
      \(list.joined(separator: "\n"))
      </dl>
      </section>
      """
  }
}

extension String {
  /// The text as it may stand between tags of HTML and in its attributes.
  fileprivate var markup: String { withoutControls.xmlEscaped }

  /// The text with what stands between backticks as code.
  fileprivate var marked: String {
    let parts = markup.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return markup }
    return parts.enumerated().map { index, part in
      index % 2 == 1 ? "<code>\(part)</code>" : String(part)
    }.joined()
  }
}
