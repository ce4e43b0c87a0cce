import JSONText

extension Reporter {
  /// JSON with everything that is known about each finding, as
  /// `Documentation/Schemas/findings.schema.json` describes it.
  ///
  /// `version` grows when a member is removed or changes its meaning, not when one is added.
  public static let json = Reporter(
    "json",
    summary: "everything, for programs"
  ) { report in
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.object("tool") { writer in
        writer.member("name", report.tool.name)
        writer.member("version", report.tool.version)
      }
      writer.member("systemVersion", report.systemVersion)
      writer.object("summary") { write(FindingCounts(report.findings), of: report, to: &$0) }
      writer.array("findings") { writer in
        for finding in report.findings { write(finding, of: report, to: &writer) }
      }
    }
    return writer.text
  }

  private static func write(
    _ counts: FindingCounts,
    of report: FindingReport,
    to writer: inout JSONWriter
  ) {
    writer.member("errors", counts.errors)
    writer.member("warnings", counts.warnings)
    writer.member("notes", counts.notes)
    writer.member("files", report.checkedFiles.count)
  }

  private static func write(
    _ finding: Finding,
    of report: FindingReport,
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("rule", finding.rule.id)
      writer.member("title", finding.rule.title)
      writer.member("severity", finding.severity.rawValue)
      writer.member("message", finding.message)
      writer.member("fingerprint", finding.fingerprint(in: report.root).description)
      writer.object("location") { write(finding.location, to: &$0) }
      writer.member("hint", finding.hint)
      writeNumbers(of: finding, to: &writer)
      if !finding.related.isEmpty {
        writer.array("related") { writer in
          for place in finding.related { write(place, to: &writer) }
        }
      }
      if !finding.fixIts.isEmpty {
        writer.array("fixIts") { writer in
          for fixIt in finding.fixIts { write(fixIt, to: &writer) }
        }
      }
    }
  }
}

extension Reporter {
  private static func write(_ location: SourceLocation, to writer: inout JSONWriter) {
    writer.member("file", location.file)
    if location.line > 0 { writer.member("line", location.line) }
    if location.column > 0 { writer.member("column", location.column) }
    writer.member("object", location.objectID)
  }

  private static func writeNumbers(of finding: Finding, to writer: inout JSONWriter) {
    writer.array("measures") { writer in
      for measure in finding.measures {
        writer.object { writer in
          writer.member("name", measure.name)
          writer.member("value", measure.value)
          writer.member("unit", measure.unit)
        }
      }
    }
    writer.array("context") { writer in
      for entry in finding.context {
        writer.object { writer in
          writer.member("name", entry.name)
          writer.member("value", entry.value)
        }
      }
    }
    if let region = finding.region {
      writer.object("region") { writer in
        writer.member("picture", region.picture)
        writer.member("x", region.x)
        writer.member("y", region.y)
        writer.member("width", region.width)
        writer.member("height", region.height)
      }
    }
  }

  private static func write(_ place: RelatedLocation, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("message", place.message)
      writer.object("location") { write(place.location, to: &$0) }
    }
  }

  private static func write(_ fixIt: FixIt, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("title", fixIt.title)
      writer.member("isSafe", fixIt.isSafe)
      writer.array("edits") { writer in
        for edit in fixIt.edits { write(edit, to: &writer) }
      }
    }
  }

  private static func write(_ edit: TextEdit, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("file", edit.range.file)
      writer.member("startLine", edit.range.startLine)
      writer.member("startColumn", edit.range.startColumn)
      writer.member("endLine", edit.range.endLine)
      writer.member("endColumn", edit.range.endColumn)
      writer.member("replacement", edit.replacement)
    }
  }
}
