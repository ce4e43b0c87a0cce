import ArgumentParser
import CommandSupport
import Diagnostics
import FileAccess
import ScreenPreview
import SourceLint

extension RuleCatalog {
  /// The rules of `preview`, which a configuration may also name.
  static let preview = RuleCatalog.all
}

/// Options about the rules.
struct LintRuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Explain a rule with examples.", valueName: "rule"),
    completion: .list(RuleCatalog.sourceLint.rules.map(\.id))
  )
  var explain: String?

  @Flag(help: "List all rules.")
  var rules = false

  @Option(
    help: ArgumentHelp("Ask these rules only; repeat, or separate by commas.", valueName: "rules"),
    completion: .list(RuleCatalog.sourceLint.rules.map(\.id))
  )
  var only: [String] = []

  /// The requested text, or `nil` if files are to be linted.
  func text(on terminal: Terminal) throws(UsageError) -> String? {
    if let explain {
      return TerminalText.wrapped(try Self.explained.value(named: explain).pageWithExamples)
    }
    guard rules else { return nil }
    var table = TextTable([.left("Rule"), .left("Severity"), .left("Fault")])
    table.rows = RuleCatalog.sourceLint.rules.map { rule in
      let state = rule.isEnabledByDefault ? rule.defaultSeverity.rawValue : "off"
      return [rule.id, state, rule.title]
    }
    return table.text(on: terminal) + "\n"
  }

  /// Applies the options to a run.
  func apply(to run: inout LintRun) throws(UsageError) {
    guard !only.isEmpty else { return }
    run.onlyRules = Set(
      try CommaSeparatedNames(only).values { name throws(UsageError) in
        try Self.names.value(named: name).id
      }
    )
  }

  /// The rules that can be explained, including those of `preview`, of which `lint` reports some about
  /// folders.
  private static let explained = NameList(
    kind: "rule",
    names: RuleCatalog.sourceLint.rules.map(\.id),
    hint: "'dynamictype lint --rules' lists the rules",
    read: { RuleCatalog.sourceLint[$0] ?? RuleCatalog.preview[$0] }
  )

  private static let names = NameList(
    kind: "rule",
    names: RuleCatalog.sourceLint.rules.map(\.id),
    hint: "'dynamictype lint --rules' lists the rules",
    read: { RuleCatalog.sourceLint[$0] }
  )
}
