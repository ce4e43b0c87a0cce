import Diagnostics

/// The checks that are made once, when a document has been read.
struct DocumentChecks {
  var accounting: Accounting
  var findings: [Finding]

  init(tree: XMLTree, root: Element, context: DocumentContext) {
    var count = AccountingPass(tree: tree)
    count.run()
    accounting = count.accounting
    var references = ReferencePass(tree: tree, context: context)
    references.run()
    findings =
      count.sink.all(for: root) + references.sink.all(for: root)
      + ContainmentPass.findings(root, context)
  }

  /// The checks of a document that is refused as a whole.
  init(refused finding: Finding, tree: XMLTree) {
    accounting = Accounting()
    accounting.elements.reported = tree.nodes.count
    accounting.attributes.reported = tree.attributes.count
    findings = [finding]
  }
}
