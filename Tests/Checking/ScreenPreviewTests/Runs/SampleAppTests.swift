import Diagnostics
import DynamicType
import FileAccess
import InterfaceBuilder
import JSONText
import ScreenAudit
import ScreenPreview
import Testing

@Suite struct `The sample app` {
  /// The folder of the repository.
  private var root: String {
    "/" + #filePath.split(separator: "/").dropLast(5).joined(separator: "/")
  }

  /// A fault: the rule, the object and the first size, as both lists write them.
  private func line(_ rule: String, _ object: String, _ first: String) -> String {
    "\(rule) \(object) \(first)"
  }

  @Test func `The audit finds exactly the planted faults`() throws {
    let app = "\(root)/Examples/Trailbook"
    let list = try JSONDocument(parsing: FileBytes.read("\(app)/planted-faults.json"))
    let planted = try #require(list.root["faults"]?.elements).map { fault in
      line(
        try #require(fault["rule"]?.string),
        try #require(fault["object"]?.string),
        try #require(fault["first"]?.string)
      )
    }
    let outcome = try PreviewRun(paths: [app], folder: root).run()
    let found = outcome.findings.map {
      line($0.reported.rule.id, $0.reported.location.objectID ?? "", $0.firstCategory.shortName)
    }
    #expect(found.sorted() == planted.sorted())
    // Nothing else is found while the documents are read, and screens in code are named.
    #expect(outcome.report.findings.count == planted.count + 1)
    #expect(outcome.report.findings.count { $0.rule.id == "code-not-shown" } == 1)
  }

  @Test func `Every text is there in three languages, the nights in six plural forms`() throws {
    let app = ProjectFolder(path: "\(root)/Examples/Trailbook")
    #expect(app.documents.count == 2)
    for document in app.documents {
      let tables = app.stringTables(ofDocument: document)
      #expect(tables.map(\.language) == ["ar", "de", "en"])
      #expect(Set(tables.map { $0.keys.sorted() }).count == 1)
      #expect(tables.allSatisfy { table in table.keys.allSatisfy { table.string($0) != nil } })
    }
    let arabic = try #require(app.stringTables(named: "Localizable").first { $0.language == "ar" })
    // One number for each of CLDR's plural categories of Arabic.
    let forms = [0, 1, 2, 3, 11, 100].map { arabic.string("nights", count: $0) }
    #expect(Set(forms.compactMap(\.self)).count == 6)
    #expect(arabic.string("nights", count: 2) == "ليلتان")
  }
}
