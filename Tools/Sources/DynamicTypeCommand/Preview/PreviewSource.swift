import CommandSupport
import FileAccess
import ScreenPreview
import SourceFacts
import SourceReading

/// The reader of an app's source, with the facts of files that were read before.
enum PreviewSource {
  /// Makes a run read the source of its apps.
  static func apply(to run: inout PreviewRun) {
    let cache = cache
    run.inputs.sourceReader = { SourceTree().facts(ofFiles: $0, cache: cache) }
  }

  /// Returns the facts of files of source.
  static func facts(ofFiles paths: [String]) -> [FileFacts] {
    SourceTree().facts(ofFiles: paths, cache: cache)
  }

  private static var cache: SourceCache? {
    // A rebuilt program may read more.
    let program = FileStamp(of: "/proc/self/exe").map { "\($0.size) \($0.nanoseconds)" } ?? ""
    return CacheFolder.path("source").map {
      SourceCache(folder: $0, version: "\(CommandVersion.current) \(program)")
    }
  }
}
