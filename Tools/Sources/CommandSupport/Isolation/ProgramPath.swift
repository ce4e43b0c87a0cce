#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The path of the running program.
public enum ProgramPath {
  /// The path without links, or the program's name in the arguments if the system does not report the path.
  public static var current: String {
    let name = "/proc/self/exe"
    guard let path = realpath(name, nil) ?? realpath(CommandLine.arguments.first ?? "", nil) else {
      return CommandLine.arguments.first ?? ""
    }
    defer { free(path) }
    return String(cString: path)
  }
}
