import FileAccess
import Diagnostics
import DynamicType
public import ScreenAudit
import Synchronization

/// Writes the files of a preview: pictures, the page, verdicts, the baseline.
///
/// Nothing is written outside the output folder except the requested baseline.
public final class PreviewWriter: Sendable {
  private let run: PreviewRun
  private let folder: OutputFolder?
  /// The files of each screen and setting, in the order of completion.
  private let pictures = Mutex<[PictureFiles]>([])

  private struct PictureFiles: Sendable {
    var screen: SweepScreen
    var setting: SweepSetting
    var written: Result<[String], FileError>
  }

  /// Creates a writer for a run.
  public init(_ run: PreviewRun) {
    self.run = run
    folder = run.writing.folder.map { OutputFolder(path: FilePath.absolute($0, in: run.folder)) }
  }

  /// Checks, before the work begins, that no page of another origin would be replaced.
  ///
  /// - Throws: An error for an `index.html` in the output folder that no preview has written.
  public func checkFolder() throws(PreviewRun.Failure) {
    guard let folder, run.writing.writesPage, !run.writing.replacesAnyPage else { return }
    let page = FilePath.join(folder.path, "index.html")
    switch FileSystem.kind(of: page) {
    case nil: return
    case .file?:
      if let beginning = FileBytes.prefix(of: page, count: 4_096),
        beginning.isEmpty || HTMLReport.isPage(beginning)
      {
        return
      }
    case .folder?, .other?: break
    }
    throw .foreignPage(page)
  }

  /// Writes the requested files with one screen each; may be called from any thread.
  public func writePictures(of series: ScreenSeries) {
    guard let folder, !run.writing.formats.isEmpty else { return }
    let written = Result { () throws(FileError) in try pictureFiles(of: series, in: folder) }
    let done = PictureFiles(screen: series.screen, setting: series.setting, written: written)
    pictures.withLock { $0.append(done) }
  }

  /// Draws the files with one screen each, without writing them.
  func drawPictures(of series: ScreenSeries) {
    for step in series.launched {
      for format in run.writing.formats { _ = format.file(of: step.snapshot) }
    }
  }

  private func pictureFiles(
    of series: ScreenSeries,
    in folder: OutputFolder
  ) throws(FileError) -> [String] {
    var written: [String] = []
    for step in series.launched {
      let name = PictureName(series.screen, series.setting, step.category)
      for format in run.writing.formats {
        guard let bytes = format.file(of: step.snapshot) else { continue }
        let path = "\(name.stem).\(format.rawValue)"
        try folder.write(bytes, to: path)
        written.append(path)
      }
    }
    return written
  }

  /// Writes the files that belong to a whole outcome.
  ///
  /// - Returns: The outcome with the files that were written, in the order of writing.
  public func write(
    _ outcome: PreviewRun.Outcome
  ) throws(PreviewRun.Failure) -> PreviewRun.Outcome {
    try checkFolder()
    var outcome = outcome
    do throws(FileError) {
      if let baseline = outcome.newBaseline {
        try FileReplacement.write(baseline.baseline.text, to: baseline.path)
        outcome.writtenFiles.append(baseline.path)
      }
      if let folder { outcome.writtenFiles += try write(outcome, to: folder) }
    } catch {
      throw .file(error)
    }
    return outcome
  }

  private func write(
    _ outcome: PreviewRun.Outcome,
    to folder: OutputFolder
  ) throws(FileError) -> [String] {
    var written: [String] = []
    let pictures = pictures.withLock { $0 }
    for series in outcome.series {
      for files in pictures where files.screen == series.screen && files.setting == series.setting {
        written += try files.written.get()
      }
    }
    try folder.write(LargerTextVerdict.json(outcome.relativeVerdicts), to: "larger-text.json")
    written.append("larger-text.json")
    if outcome.coverage.source != nil {
      try folder.write(outcome.relativeCoverage.json, to: "source.json")
      written.append("source.json")
    }
    if run.writing.writesPage, let page = outcome.page {
      try folder.write(to: "preview.json", pieces: page.writeData)
      written.append("preview.json")
      try folder.write(to: "index.html", pieces: page.write)
      written.append("index.html")
    }
    return written.map { "\(folder.path)/\($0)" }
  }
}
