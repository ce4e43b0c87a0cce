import FileAccess
import JSONText

extension SARIFReport {
  /// Writes the members of a `result`, §3.27.
  func write(_ finding: Finding, mark: String, to writer: inout JSONWriter) {
    writer.member("ruleId", finding.rule.id)
    if let index = report.catalog.index(of: finding.rule.id) { writer.member("ruleIndex", index) }
    writer.member("level", finding.severity.rawValue)
    let hint = finding.hint.map { "\n\($0)" } ?? ""
    writer.object("message") { $0.member("text", finding.message + hint) }
    writer.array("locations") { $0.object { write(finding.location, to: &$0) } }
    if !finding.related.isEmpty {
      writer.array("relatedLocations") { write(finding.related, to: &$0) }
    }
    writer.object("partialFingerprints") { writer in
      writer.member("primaryLocationLineHash", mark)
    }
    if !finding.fixIts.isEmpty {
      writer.array("fixes") { writer in
        for fixIt in finding.fixIts { write(fixIt, to: &writer) }
      }
    }
    if !finding.measures.isEmpty || !finding.context.isEmpty {
      writer.object("properties") { writeProperties(of: finding, to: &$0) }
    }
  }

  private func writeProperties(of finding: Finding, to writer: inout JSONWriter) {
    if !finding.context.isEmpty {
      writer.array("context", finding.context.map { "\($0.name): \($0.value)" })
    }
    if !finding.measures.isEmpty {
      writer.array("measures", finding.measures.map(\.description))
    }
  }

  /// Writes the members of a `location`, §3.28.
  private func write(_ location: SourceLocation, to writer: inout JSONWriter) {
    writer.object("physicalLocation") { writer in
      writeArtifact(location.file, to: &writer)
      writer.object("region") { writer in
        writer.member("startLine", max(location.line, 1))
        if location.line > 0, location.column > 0 {
          writer.member("startColumn", location.column)
        }
      }
    }
    if let objectID = location.objectID {
      writer.array("logicalLocations") { writer in
        writer.object { writer in
          writer.member("name", objectID)
          writer.member("kind", "element")
        }
      }
    }
  }

  private func write(_ related: [RelatedLocation], to writer: inout JSONWriter) {
    for (index, place) in related.enumerated() {
      writer.object { writer in
        writer.member("id", index + 1)
        writer.object("message") { $0.member("text", place.message) }
        write(place.location, to: &writer)
      }
    }
  }

  /// Writes a `fix`, §3.55: one change for each file.
  private func write(_ fixIt: FixIt, to writer: inout JSONWriter) {
    let edits = Dictionary(grouping: fixIt.edits, by: \.range.file)
    writer.object { writer in
      writer.object("description") { $0.member("text", fixIt.title) }
      writer.array("artifactChanges") { writer in
        for (file, edits) in edits.sorted(by: { $0.key < $1.key }) {
          writer.object { writer in
            writeArtifact(file, to: &writer)
            writer.array("replacements") { writer in
              for edit in edits { write(edit, to: &writer) }
            }
          }
        }
      }
    }
  }

  private func write(_ edit: TextEdit, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.object("deletedRegion") { writer in
        writer.member("startLine", edit.range.startLine)
        writer.member("startColumn", edit.range.startColumn)
        writer.member("endLine", edit.range.endLine)
        writer.member("endColumn", edit.range.endColumn)
      }
      writer.object("insertedContent") { $0.member("text", edit.replacement) }
    }
  }

  /// Writes an `artifactLocation`, §3.4: below the root, or a file elsewhere.
  private func writeArtifact(_ file: String, to writer: inout JSONWriter) {
    let uri = FilePath.percentEncoded(file)
    writer.object("artifactLocation") { writer in
      writer.member("uri", file.hasPrefix("/") ? "file://" + uri : uri)
      if !file.hasPrefix("/") { writer.member("uriBaseId", "%SRCROOT%") }
    }
  }
}
