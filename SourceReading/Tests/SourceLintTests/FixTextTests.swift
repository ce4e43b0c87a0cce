import Diagnostics
import SourceLint
import Testing

@Suite("Text of fixes")
struct FixTextTests {
  /// The text that the first fix of a rule writes.
  private func fix(_ rule: String, _ code: String) -> String? {
    SourceLinter(rules: SourceRule.all.filter { $0.description.id == rule })
      .findings(in: Array("import UIKit\n\(code)".utf8), path: "A.swift")
      .first?.fixIts.first?.edits.first?.replacement
  }

  @Test(arguments: [
    (" reload() ", "{ super.traitCollectionDidChange(p);"),
    ("\n    reload()\n  ", "{ super.traitCollectionDidChange(p)"),
    (" // Colors\n    reload()\n  ", "{ super.traitCollectionDidChange(p)"),
    ("", "{ super.traitCollectionDidChange(p)"),
  ])
  func `a statement is ended where another follows on its line`(body: String, text: String) {
    let code = "class C: UIView { override func traitCollectionDidChange(_ p: T?) {\(body)} }"
    #expect(fix("trait-change-without-super", code) == text)
  }
}
