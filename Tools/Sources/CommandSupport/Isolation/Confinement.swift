internal import CProcesses
import FileAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The bounds within which this process runs code that it does not know, as far as the system holds them.
///
/// On Linux seccomp refuses sockets, and Landlock refuses changes of files outside of given folders; files can be
/// read. The bounds hold for programs that the process starts, too, and nothing lifts them.
public struct Confinement: Equatable, Sendable {
  /// Whether no socket can be opened.
  public let holdsNetwork: Bool

  /// Whether files can be changed in the given folders alone.
  public let holdsFiles: Bool

  /// Confines this process, before it has started a thread.
  ///
  /// - Parameter folders: Folders that may be written into beside the one for temporary files; those that do not
  ///   exist are left out.
  /// - Returns: The bounds that hold.
  public static func enter(writingInto folders: [String]) -> Confinement {
    // Landlock holds the calling thread and those that it starts.
    let isAlone = FileSystem.names(in: "/proc/self/task").count == 1
    let paths = (["/dev/null", "/dev/tty", temporaryFolder] + folders).map { strdup($0) }
    defer { for path in paths { free(path) } }
    let holdsFiles =
      isAlone
      && paths.map { UnsafePointer($0) }.withUnsafeBufferPointer {
        dt_hold_files($0.baseAddress, Int32($0.count)) == 0
      }
    return Confinement(holdsNetwork: dt_hold_network() == 0, holdsFiles: holdsFiles)
  }

  private static var temporaryFolder: String {
    getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  }

  /// The bounds as a sentence for the reader of a page.
  public var sentence: String {
    switch (holdsNetwork, holdsFiles) {
    case (true, true):
      "While the screens in code were made, the system kept them from the network and from changing files."
    case (true, false):
      "While the screens in code were made, the system kept them from the network, but not from changing files."
    case (false, true):
      "While the screens in code were made, the system kept them from changing files, but not from the network."
    case (false, false):
      "While the screens in code were made, the system kept them neither from the network nor from changing files."
    }
  }
}
