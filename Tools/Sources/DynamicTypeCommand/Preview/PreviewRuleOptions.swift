import ArgumentParser
import CommandSupport
import Diagnostics
import FileAccess
import ScreenPreview

/// Options that print something about the rules instead of showing screens.
struct PreviewRuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Explain a rule and how to fix what it finds.", valueName: "rule"),
    completion: .list(RuleCatalog.all.rules.map(\.id))
  )
  var explain: String?

  @Flag(help: "List all rules.")
  var rules = false

  /// The requested text, or `nil` if screens are to be shown.
  func text(on terminal: Terminal) throws(UsageError) -> String? {
    if let explain { return TerminalText.wrapped(try Self.names.value(named: explain).page) }
    guard rules else { return nil }
    var table = TextTable([.left("Rule"), .left("Severity"), .left("Fault")])
    table.rows = RuleCatalog.all.rules.map { [$0.id, $0.defaultSeverity.rawValue, $0.title] }
    return table.text(on: terminal) + "\n"
  }

  private static let names = NameList(
    kind: "rule",
    names: RuleCatalog.all.rules.map(\.id),
    hint: "'dynamictype preview --rules' lists the rules",
    read: { RuleCatalog.all[$0] }
  )
}
