import FileAccess
import JSONText
import SourceFacts

extension PreviewCoverage {
  /// Returns the coverage with paths as seen from a folder.
  func relative(to root: String) -> PreviewCoverage {
    var coverage = self
    for index in coverage.uses.indices {
      coverage.uses[index].document = FilePath.relative(uses[index].document, to: root)
      coverage.uses[index].place.file = FilePath.relative(uses[index].place.file, to: root)
    }
    return coverage
  }

  /// The coverage for programs: counts, and the statements that determine or may determine something.
  var json: String {
    var writer = JSONWriter(.indented)
    writer.object { object in
      object.object("shown") {
        $0.member("screens", screens)
        $0.member("views", views)
        $0.member("codeScreens", codeScreens)
      }
      object.object("source") {
        $0.member("files", files)
        $0.member("withDocuments", source?.withDocuments ?? 0)
        $0.member("controllers", source?.controllers ?? 0)
        $0.member("inCode", source?.inCode ?? 0)
        $0.member("swiftUIViews", source?.swiftUIViews ?? 0)
        $0.member("previews", source?.previews ?? 0)
        $0.member("unreadFiles", source?.unreadFiles ?? 0)
        $0.member("unreadFunctions", source?.unreadFunctions ?? 0)
        $0.member("unreadStatements", source?.unreadStatements ?? 0)
      }
      object.array("statements") { list in
        for use in uses {
          list.object {
            $0.member("document", use.document)
            $0.member("object", use.objectID)
            $0.member("property", use.property)
            $0.member("file", use.place.file)
            $0.member("line", use.place.position.line)
            $0.member("isApplied", use.isApplied)
          }
        }
      }
    }
    return writer.text
  }
}
