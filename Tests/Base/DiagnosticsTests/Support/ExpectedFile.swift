import Diagnostics
import FileAccess

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Recorded outputs, which `Scripts/conformance-reports` reads with other programs.
///
/// With `RECORD_EXPECTED` in the environment they are written instead of compared.
enum ExpectedFile {
  static func text(_ name: String, recording current: String) throws -> String {
    let path = folder + name
    if getenv("RECORD_EXPECTED") != nil { try FileReplacement.write(current, to: path) }
    return String(decoding: try FileBytes.read(path), as: UTF8.self)
  }

  private static let folder: String = {
    let file = #filePath
    return String(file.dropLast("Support/ExpectedFile.swift".count)) + "Expected/"
  }()
}
