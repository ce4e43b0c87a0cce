import CommandSupport
import FileAccess
import Foundation
public import ScreenPreview

/// The bounds of a process that runs the code of an app's screens.
public enum ScreenConfinement {
  /// Confines this process to the files that a run writes, and gives code a home of its own.
  ///
  /// - Parameters:
  ///   - run: The run, whose page and baseline are written.
  ///   - reports: The paths of the reports.
  /// - Returns: The bounds that hold, as a sentence for the reader of the page.
  public static func enter(_ run: PreviewRun, reports: [String]) -> String {
    var folders = [CacheFolder.path("source")].compactMap(\.self)
    if let page = run.writing.folder { folders.append(FilePath.absolute(page, in: run.folder)) }
    // The folders are made here, since nothing can be written beside them afterwards.
    for folder in folders { make(folder) }
    // A report is written as a draft beside it, which takes its place.
    let files = reports + (run.writesBaseline ? [run.baselinePath].compactMap(\.self) : [])
    folders += files.map { FilePath.folder(FilePath.absolute($0, in: run.folder)) }
    let confinement = Confinement.enter(writingInto: folders)
    moveHome()
    return confinement.sentence
  }

  /// Gives code a home in the folder for temporary files, with the folders that an app finds there.
  ///
  /// Foundation takes the home from `CFFIXED_USER_HOME` before it asks the system.
  private static func moveHome() {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("home").path
    for folder in ["Documents", "Library/Caches", "tmp"] { make("\(home)/\(folder)") }
    setenv("CFFIXED_USER_HOME", home, 1)
    for name in ["XDG_CACHE_HOME", "XDG_CONFIG_HOME"] { unsetenv(name) }
  }

  private static func make(_ folder: String) {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }
}
