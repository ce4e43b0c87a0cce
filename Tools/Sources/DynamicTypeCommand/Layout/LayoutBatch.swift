import CommandSupport
import Diagnostics
import FileAccess
import InterfaceBuilder
import ScreenLoading

/// Lays out files in order and prints each as soon as it is done.
///
/// The work is done in a child process: a document that ends it gets an error as its result, and the
/// following documents are not affected.
struct LayoutBatch {
  let target: LayoutTarget
  let printsJSON: Bool
  /// A file with the app's classes, or `nil` for the project's own.
  var customClassesPath: String?
  /// The progress, for the successor of a process that ended.
  let bookmark: Bookmark

  /// Prints the frames of all documents that are not done yet.
  ///
  /// - Returns: Whether every file could be laid out.
  func run(_ paths: [String]) throws(UsageError) -> Bool {
    let classes = try customClasses()
    var projects: [LayoutProject] = []
    var progress = Progress(bookmark)
    for path in paths {
      if let mistake = InputMistake(path: path) {
        try refuse(path, mistake, paths, &progress)
        continue
      }
      let isDocument = path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
      let known = projects.first { isDocument && path.hasPrefix($0.folder.path + "/") }
      let project = known ?? LayoutProject(ProjectFolder(path: path), classes)
      if known == nil {
        projects.append(project)
        if progress.isNew { warn(project.findings) }
      }
      let documents = isDocument ? [path] : project.folder.documents
      guard !documents.isEmpty else {
        try refuse(path, InputMistake(folder: path), paths, &progress)
        continue
      }
      var names: Set<String>? = []
      for document in documents {
        if let answered = answer(document, project, &progress) {
          names?.formUnion(answered)
        } else {
          names = nil
        }
      }
      // A single document may lack classes of its project.
      if !isDocument, let names { warn(project.options.customClasses.unused(among: names)) }
    }
    return progress.note.isClean
  }

  /// Prints the result for a path without documents: a command error if it is the only one.
  private func refuse(
    _ path: String,
    _ mistake: InputMistake,
    _ paths: [String],
    _ progress: inout Progress
  ) throws(UsageError) {
    guard paths.count > 1 else {
      throw UsageError("\(mistake)", hint: mistake.hint, status: mistake.status)
    }
    guard progress.begin() != nil else { return }
    fail(path, "\(mistake)")
    progress.end(isClean: false)
  }

  /// The progress of the batch, stored in the bookmark before each document.
  private struct Progress {
    let bookmark: Bookmark
    var note: Bookmark.Note
    private var position: Int64 = 0

    init(_ bookmark: Bookmark) {
      self.bookmark = bookmark
      note = bookmark.note
    }

    /// Whether no process before this one came as far.
    var isNew: Bool { position >= note.position && note.trouble == .none }

    /// Moves to the next document; `nil` if it already has its result.
    mutating func begin() -> Bookmark.Trouble? {
      defer { position += 1 }
      guard position >= note.position else { return nil }
      let trouble = position == note.position ? note.trouble : .none
      note.position = position
      note.trouble = .none
      bookmark.note = note
      return trouble
    }

    /// Notes that a document is done.
    mutating func end(isClean: Bool) {
      StandardOutput.flush()
      note.position = position
      note.isClean = note.isClean && isClean
      bookmark.note = note
    }
  }

  /// Prints the result of a document that has none yet.
  ///
  /// - Returns: The app's classes in it, or `nil` if they are unknown.
  private func answer(
    _ path: String,
    _ project: LayoutProject,
    _ progress: inout Progress
  ) -> Set<String>? {
    guard let trouble = progress.begin() else { return nil }
    switch trouble {
    case .none:
      let names = answer(path, project)
      progress.end(isClean: names != nil)
      return names
    case .ended: fail(path, "\(path): laying it out ended the process; please report the document")
    case .hung: fail(path, "\(path): laying it out took more than \(IsolatedBatch.patience) s")
    }
    progress.end(isClean: false)
    return nil
  }

  /// Prints the faults of the files beside a project's documents.
  private func warn(_ findings: [Finding]) {
    for finding in findings {
      Terminal.writeError("\(finding.location): \(finding.severity): \(finding.message)")
    }
  }

  private func customClasses() throws(UsageError) -> Reading<CustomClasses>? {
    guard let path = customClassesPath else { return nil }
    let reading: Reading<CustomClasses>
    do throws(FileError) {
      reading = CustomClasses.read(try FileBytes.read(path), file: path)
    } catch {
      throw UsageError(error)
    }
    guard reading.findings.contains(where: { $0.severity == .error }) else { return reading }
    warn(reading.findings)
    throw UsageError("'\(path)' holds no custom classes to use", status: .invalidInput)
  }

  /// Prints the frames of a document.
  ///
  /// - Returns: The app's classes in it, or `nil` if the document cannot be laid out.
  private func answer(_ path: String, _ project: LayoutProject) -> Set<String>? {
    do {
      let document = try InterfaceDocument(path: path)
      if let refusal = document.refusal {
        throw ScreenLoadingError.refused(refusal, file: path)
      }
      let laidOut = try target.layout(of: document, in: project)
      show(LayoutReport(document: laidOut))
      // A part that was read before the fault is shown, but does not count as a result.
      guard !laidOut.findings.contains(where: { $0.rule.id == "xml-syntax" }) else { return nil }
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
