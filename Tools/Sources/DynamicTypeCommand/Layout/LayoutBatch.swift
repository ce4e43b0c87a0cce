import CommandSupport
import InterfaceBuilder
import ScreenLoading

/// Lays files out one after the other and prints each as soon as it is done.
struct LayoutBatch {
  let stage: LayoutStage
  let printsJSON: Bool

  /// Prints the frames of all documents.
  ///
  /// - Returns: Whether every file could be laid out.
  func run(_ paths: [String]) throws(UsageError) -> Bool {
    var projects: [LayoutProject] = []
    var isClean = true
    for path in paths {
      let isDocument = path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
      let known = projects.first { isDocument && path.hasPrefix($0.folder.path + "/") }
      let project = known ?? LayoutProject(ProjectFolder(path: path))
      if known == nil { projects.append(project) }
      let documents = isDocument ? [path] : project.folder.documents
      guard !documents.isEmpty else {
        throw UsageError("no storyboard or xib in '\(path)'")
      }
      for document in documents where !answer(document, project) { isClean = false }
    }
    return isClean
  }

  private func answer(_ path: String, _ project: LayoutProject) -> Bool {
    do {
      let document = try InterfaceDocument(path: path)
      if let refusal = document.refusal {
        throw ScreenLoadingError.refused(refusal, file: path)
      }
      show(LayoutReport(document: try stage.layout(of: document, in: project)))
      return true
    } catch {
      fail(path, "\(error)")
      return false
    }
  }

  private func show(_ report: LayoutReport) {
    if printsJSON {
      print(report.json.line)
    } else {
      print(report.report.text(on: .standardOutput))
    }
  }

  private func fail(_ path: String, _ message: String) {
    if printsJSON {
      print((["file": .string(path), "error": .string(message)] as JSONValue).line)
    } else {
      Terminal.writeError("error: \(message)")
    }
  }
}
