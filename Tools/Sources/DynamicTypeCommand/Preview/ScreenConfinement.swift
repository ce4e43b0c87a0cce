import CommandSupport
import FileAccess
import Foundation
import ScreenPreview

/// The bounds of a process that runs the code of an app's screens.
enum ScreenConfinement {
  /// Confines this process to the files that a run writes.
  ///
  /// - Parameters:
  ///   - run: The run, whose page and baseline are written.
  ///   - reports: The paths of the reports.
  /// - Returns: The bounds that hold.
  static func enter(_ run: PreviewRun, reports: [String]) -> Confinement {
    var folders = [CacheFolder.path("source")].compactMap(\.self)
    if let page = run.writing.folder { folders.append(FilePath.absolute(page, in: run.folder)) }
    // The folders are made here, since afterward nothing can be written beside them.
    for folder in folders {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    // A report is written as a draft beside it, which takes its place.
    let files = reports + (run.writesBaseline ? [run.baselinePath].compactMap(\.self) : [])
    folders += files.map { FilePath.folder(FilePath.absolute($0, in: run.folder)) }
    let confinement = Confinement.enter(writingInto: folders)
    Confinement.moveHome()
    return confinement
  }
}
