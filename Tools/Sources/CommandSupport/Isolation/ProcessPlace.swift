#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The process state that a screen's code can change for all later screens: the standard streams and the
/// working folder.
public struct ProcessPlace: Sendable {
  private struct File: Equatable, Sendable {
    var device: UInt64
    var number: UInt64

    /// The file of a descriptor; `nil` if it is closed.
    init?(_ descriptor: Int32) {
      var facts = stat()
      guard fstat(descriptor, &facts) == 0 else { return nil }
      self.init(facts)
    }

    /// The file of a path.
    init?(path: String) {
      var facts = stat()
      guard stat(path, &facts) == 0 else { return nil }
      self.init(facts)
    }

    private init(_ facts: stat) {
      (device, number) = (UInt64(truncatingIfNeeded: facts.st_dev), UInt64(facts.st_ino))
    }
  }

  private static let streams = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
  private let files: [File?]
  private let folder: File?
  private let path: String?

  /// Records the current state.
  public init() {
    files = Self.streams.map { File($0) }
    folder = File(path: ".")
    let path = getcwd(nil, 0)
    defer { free(path) }
    self.path = path.map { String(cString: $0) }
  }

  /// Whether the state is unchanged.
  public var isUndisturbed: Bool {
    zip(Self.streams, files).allSatisfy { File($0) == $1 } && File(path: ".") == folder
  }

  /// Returns to the folder, and reopens streams that are closed or redirected.
  ///
  /// The parent's standard error is that of this process; if it cannot be opened, messages are lost.
  public func restore() {
    if let path, File(path: ".") != folder { _ = chdir(path) }
    let errors = Self.open("/proc/\(getppid())/fd/\(STDERR_FILENO)", O_WRONLY | O_APPEND)
    let nothing = Self.open("/dev/null", O_RDWR)
    for (stream, file) in zip(Self.streams, files) where File(stream) != file {
      dup2(stream == STDIN_FILENO || errors < 0 ? nothing : errors, stream)
    }
    for file in [errors, nothing] where file >= 0 { close(file) }
  }

  /// Opens a file with a descriptor above those of the standard streams, which may be closed.
  private static func open(_ path: String, _ mode: Int32) -> Int32 {
    #if canImport(Darwin)
    let file = Darwin.open(path, mode)
    #elseif canImport(Musl)
    let file = Musl.open(path, mode)
    #else
    let file = Glibc.open(path, mode)
    #endif
    guard file >= 0, file <= STDERR_FILENO else { return file }
    defer { close(file) }
    return fcntl(file, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
  }
}
