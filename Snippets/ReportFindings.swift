// The examples of the documentation of Diagnostics.

import Diagnostics

let textTruncated = RuleDescription(
  id: "text-truncated",
  title: "Text is cut off",
  explanation: "People who need larger text cannot read the rest.",
  defaultSeverity: .error,
  criteria: [.resizeText, .largerText],
  help: "Let the label have more lines, or its row more height."
)
let catalog = RuleCatalog([textTruncated])

let finding = Finding(
  rule: textTruncated,
  message: "The title is cut off at AX3.",
  location: SourceLocation(file: "Main.storyboard", line: 12, column: 5, objectID: "aB3-cd-Efg"),
  hint: "Set the number of lines to 0.",
  measures: [Measure(name: "needed width", value: 402, unit: "pt")],
  context: [FindingContext("device", "iPhone SE"), FindingContext("language", "de")]
)

let tool = ReportTool(name: "dynamictype", version: "1.0.0")
let report = FindingReport(findings: [finding], catalog: catalog, tool: tool)
let lines = Reporter.xcode.text(for: report)
print(lines, terminator: "")  // Main.storyboard:12:5: error: The title is cut off at AX3…
print(ExitStatus(after: report.findings, failingOn: .error).rawValue)  // 2

let settings = """
  {
    "excluded": ["Pods", "**/Generated"],
    "rules": {"text-truncatd": "warning"}
  }
  """
let reading = Configuration.read(
  settings.utf8,
  file: Configuration.fileName,
  vocabulary: ConfigurationVocabulary(rules: catalog)
)
for finding in reading.findings {
  print(finding.location)  // .dynamictype.json:3:13
  print(finding.hint ?? "")  // Did you mean 'text-truncated'?
}
let kept = reading.value.applied(to: [finding])
print(kept.count)  // 1

let baseline = Baseline([finding])
var moved = finding
moved.location.line = 300
print(baseline.match([moved]).new.count)  // 0
