import Diagnostics

/// What is checked once, when a document has been read.
struct DocumentChecks {
  var accounting: Accounting
  var findings: [Finding]

  init(
    tree: XMLTree,
    root: Element,
    context: DocumentContext,
    refusal: InterfaceDocument.Refusal?
  ) {
    if let refusal {
      accounting = Accounting()
      accounting.elements.reported = tree.nodes.count
      accounting.attributes.reported = tree.attributes.count
      findings = [Self.finding(for: refusal, root)]
      return
    }
    var count = AccountingPass(tree: tree)
    count.run()
    accounting = count.accounting
    var references = ReferencePass(tree: tree, context: context)
    references.run()
    findings =
      count.sink.all(for: root) + references.sink.all(for: root)
      + ContainmentPass.findings(root, context)
  }

  private static func finding(for refusal: InterfaceDocument.Refusal, _ root: Element) -> Finding {
    let (message, hint) =
      switch refusal {
      case .legacyArchive:
        (
          "The document is an archive of Xcode 4 or earlier.",
          "Open it in Xcode 5 or later and save it in the newer format."
        )
      case .otherRuntime(let runtime):
        ("The document is made for \(runtime).", "Documents of iOS are read.")
      case .otherRoot(let name):
        ("The root element is '\(name)'.", "A storyboard or xib has the root 'document'.")
      }
    return Finding(
      rule: .ibRefused,
      message: message,
      location: root.location,
      hint: hint
    )
  }
}
