import Diagnostics

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Opens inputs for reading piece by piece.
enum InputDescriptor {
  /// The name of the input in messages: its path in quotes, or the standard input for `-`.
  static func name(of path: String) -> String { path == "-" ? "standard input" : "'\(path)'" }

  /// Returns the descriptor of an opened file, pipe or socket; `-` for standard input.
  ///
  /// The caller closes it unless it is that of standard input.
  ///
  /// - Throws: An error if the path does not exist, is not readable, or is a folder or a device.
  static func opened(_ path: String) throws(UsageError) -> Int32 {
    guard path != "-" else { return STDIN_FILENO }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw UsageError.unreadable(name(of: path)) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return descriptor }
    let kind = status.st_mode & S_IFMT
    guard ![S_IFREG, S_IFIFO, S_IFSOCK].contains(kind) else { return descriptor }
    close(descriptor)
    throw UsageError(
      "\(name(of: path)) is a \(kind == S_IFDIR ? "folder" : "device") and no file",
      hint: "name a file, or - for the standard input",
      status: .missingInput
    )
  }
}
