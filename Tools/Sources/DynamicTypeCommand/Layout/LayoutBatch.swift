import CommandSupport
import Diagnostics
import FileAccess
import InterfaceBuilder
import ScreenLoading

/// Lays files out one after the other and prints each as soon as it is done.
struct LayoutBatch {
  let target: LayoutTarget
  let printsJSON: Bool
  /// A file with the app's classes, or `nil` for the project's own.
  var customClassesPath: String?

  /// Prints the frames of all documents.
  ///
  /// - Returns: Whether every file could be laid out.
  func run(_ paths: [String]) throws(UsageError) -> Bool {
    let classes = try customClasses()
    var projects: [LayoutProject] = []
    var isClean = true
    for path in paths {
      let isDocument = path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
      let known = projects.first { isDocument && path.hasPrefix($0.folder.path + "/") }
      let project = known ?? LayoutProject(ProjectFolder(path: path), classes)
      if known == nil {
        projects.append(project)
        warn(project.findings)
      }
      let documents = isDocument ? [path] : project.folder.documents
      guard !documents.isEmpty else {
        throw UsageError("no storyboard or xib in '\(path)'")
      }
      var names: Set<String> = []
      for document in documents {
        if let found = answer(document, project) {
          names.formUnion(found)
        } else {
          isClean = false
        }
      }
      // One document alone need not have all classes of its project.
      if !isDocument { warn(project.options.customClasses.unused(among: names)) }
    }
    return isClean
  }

  /// Prints what is wrong with the files beside a project's documents.
  private func warn(_ findings: [Finding]) {
    for finding in findings {
      Terminal.writeError("\(finding.location): \(finding.severity): \(finding.message)")
    }
  }

  private func customClasses() throws(UsageError) -> Reading<CustomClasses>? {
    guard let path = customClassesPath else { return nil }
    do throws(FileError) {
      return CustomClasses.read(try FileBytes.read(path), file: path)
    } catch {
      throw UsageError("\(error)")
    }
  }

  /// Prints the frames of a document.
  ///
  /// - Returns: The app's classes in it, or `nil` for a document that cannot be laid out.
  private func answer(_ path: String, _ project: LayoutProject) -> Set<String>? {
    do {
      let document = try InterfaceDocument(path: path)
      if let refusal = document.refusal {
        throw ScreenLoadingError.refused(refusal, file: path)
      }
      show(LayoutReport(document: try target.layout(of: document, in: project)))
      return Set(document.allObjects.compactMap(\.customClass))
    } catch {
      fail(path, "\(error)")
      return nil
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
