import FileAccess
public import ScreenAudit

/// A preview that is written again whenever a file of the app changes.
///
/// The page requests a small file beside it with the number of the newest outcome and reloads itself, so that
/// a change of a document is visible in an open browser within a second.
///
/// ```swift
/// let watch = try PreviewWatch(run)
/// while let change = try watch.next(timeout: 1000) { print(change.files) }
/// ```
public final class PreviewWatch {
  /// An outcome with the files that caused it.
  public struct Change: Sendable {
    /// The files that changed; none for the first outcome.
    public var files: [String]
    /// The outcome, or the reason why there is none; the page then remains unchanged.
    public var outcome: Result<PreviewRun.Outcome, PreviewRun.Failure>
    /// The completed work.
    public var work: PreviewSession.Work
  }

  private let session: PreviewSession
  private let watcher: FolderWatcher
  private let output: String
  private var number = 0

  /// The extensions of files that affect a screen.
  private static let extensions: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "json", "plist", "ttf", "otf",
    "ttc",
    "otc", "png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp",
  ]

  /// Begins to watch the folders of a run.
  ///
  /// - Parameter run: A run with an output folder.
  public init(_ run: PreviewRun) {
    session = PreviewSession(run, pieces: PagePieces())
    let output = FilePath.absolute(run.writing.folder ?? ".", in: run.folder)
    self.output = output
    number = Self.number(in: FilePath.join(output, "live.js"))
    let folders = run.paths.map { path in
      let path = FilePath.absolute(path, in: run.folder)
      return FileSystem.kind(of: path) == .file ? FilePath.folder(path) : path
    }
    let boundaries = folders.unique.map {
      FolderBoundary($0, followsLinks: run.inputs.followsLinks)
    }
    watcher = FolderWatcher(folders.unique) { path in
      path != output && RunInputs.includes(folder: FilePath.name(path))
        && !boundaries.allSatisfy { $0.isCrossed(byLink: path) }
    }
  }

  /// Shows the screens and writes the page for the first time.
  public func start(
    progress: @Sendable (Sweep.Progress) -> Void = { _ in }
  ) throws(PreviewRun.Failure) -> PreviewRun.Outcome {
    try write(progress: progress)
  }

  /// Waits for a change and writes the page again.
  ///
  /// - Parameters:
  ///   - timeout: The time to wait, in milliseconds.
  ///   - onFile: Called with each changed file before screens are shown, and with the options, which it may
  ///     change.
  /// - Returns: The change, or `nil` if no relevant file changed in the time.
  public func next(
    timeout: Int,
    onFile: (String, inout PreviewRun) -> Void = { _, _ in }
  ) -> Change? {
    let files = watcher.changes(timeout: timeout).filter { path in
      decides(FilePath.fileExtension(path)) && !path.hasPrefix(output + "/")
    }
    guard !files.isEmpty else { return nil }
    let before = session.work
    for file in files {
      onFile(file, &session.run)
      session.fileChanged(file)
    }
    let outcome = Result { () throws(PreviewRun.Failure) in try write { _ in } }
    return Change(files: files, outcome: outcome, work: session.work.since(before))
  }

  /// Whether a file with an extension may affect a screen.
  private func decides(_ fileExtension: String) -> Bool {
    Self.extensions.contains(fileExtension)
      || ["swift", "h", "m", "mm"].contains(fileExtension) && session.run.inputs.sourceReader != nil
  }

  /// The number of the outcome in an open page that another process has written.
  private static func number(in file: String) -> Int {
    guard let bytes = try? FileBytes.read(file) else { return 0 }
    return Int(String(decoding: bytes, as: UTF8.self).filter(\.isNumber).prefix(9)) ?? 0
  }

  private func write(
    progress: @Sendable (Sweep.Progress) -> Void
  ) throws(PreviewRun.Failure) -> PreviewRun.Outcome {
    let writer = PreviewWriter(session.run)
    var outcome = try session.audit(progress: progress) { writer.writePictures(of: $0) }
    number += 1
    outcome.page?.liveNumber = number
    outcome = try writer.write(outcome)
    do throws(FileError) {
      // After the page, so that a reader of the number finds the corresponding page.
      try OutputFolder(path: output).write("dynamicTypeOutcome(\(number))\n", to: "live.js")
    } catch {
      throw .file(error)
    }
    return outcome
  }
}

extension PreviewSession.Work {
  /// The work that was done since an earlier count.
  fileprivate func since(_ earlier: PreviewSession.Work) -> PreviewSession.Work {
    var work = self
    work.documentsRead -= earlier.documentsRead
    work.screensLaidOut -= earlier.screensLaidOut
    work.seriesAudited -= earlier.seriesAudited
    return work
  }
}
