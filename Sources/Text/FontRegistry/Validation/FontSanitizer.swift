#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import FileAccess

/// OpenType Sanitizer, the program by which browsers check fonts, run as a process of its own.
public struct FontSanitizer: Hashable, Sendable {
  /// The path of the program.
  public var path: String

  /// Creates a sanitizer from the path of its program.
  public init(path: String) { self.path = path }

  /// The sanitizer of this machine, `ots-sanitize` of Debian's `opentype-sanitizer`; `nil` where it
  /// is not installed.
  public static let ofThisMachine: FontSanitizer? = {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    let paths = folders.split(separator: ":").map { FilePath.join(String($0), "ots-sanitize") }
    return paths.first { FileSystem.kind(of: $0) == .file && access($0, X_OK) == 0 }
      .map { FontSanitizer(path: $0) }
  }()

  /// Returns why a font is refused; `nil` for one that is accepted.
  func problem(of bytes: UnsafeRawBufferPointer) throws(FontRegistryError) -> String? {
    let result: Subprocess?
    do throws(FileError) {
      result = try Subprocess.run(path, on: bytes)
    } catch {
      throw FontRegistryError(error)
    }
    switch result?.end {
    case .exited(0): return nil
    case .exited(126), .exited(127), nil:
      throw FontRegistryError(
        .registrationFailed,
        detail: "'\(path)' cannot be run.",
        hint: "Install opentype-sanitizer again, or remove it."
      )
    case .exited: return Self.reason(result?.output ?? "")
    case .signal(let number): return "OpenType Sanitizer was ended by signal \(number)"
    case .hung: return "OpenType Sanitizer did not come to an end"
    }
  }

  /// The last complaint, as a clause.
  private static func reason(_ output: String) -> String {
    let errors = output.split(separator: "\n").filter { $0.hasPrefix("ERROR") }
    let reason = errors.last.flatMap { $0.split(separator: ":", maxSplits: 1).last }
    let printable = (reason ?? "damaged").unicodeScalars
      .filter { $0.properties.generalCategory != .control }.prefix(200)
    let text = String(String.UnicodeScalarView(printable)).drop { $0 == " " }
    return "OpenType Sanitizer says: \(text)"
  }
}
