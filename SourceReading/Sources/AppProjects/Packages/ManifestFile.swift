import FileAccess
import Foundation
import SourceReading

/// Finds and reads the manifest of a package.
enum ManifestFile {
  /// The newest tools version with a separate manifest, `Package@swift-6.2.swift`.
  private static let newestTools = [6, 3]
  private static let secondsForToolchain = 60.0

  /// The path of the manifest that applies; `nil` for a folder without one.
  static func path(in folder: String) -> String? {
    var best: (version: [Int], name: String)?
    for name in FileSystem.names(in: folder) {
      guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { continue }
      let version = name.dropFirst(14).dropLast(6).split(separator: ".").compactMap { Int($0) }
      guard !version.isEmpty, !newestTools.lexicographicallyPrecedes(version) else { continue }
      if best.map({ $0.version.lexicographicallyPrecedes(version) }) ?? true {
        best = (version, name)
      }
    }
    let path = FilePath.join(folder, best?.name ?? "Package.swift")
    return FileSystem.kind(of: path) == .file ? path : nil
  }

  /// Reads the manifest of a folder as text and, if a part of it is not understood, with the toolchain.
  static func read(_ folder: String) throws(ProjectProblem) -> PackageManifest {
    guard let path = path(in: folder) else {
      throw ProjectProblem(
        .init(file: folder, message: "there is no Package.swift", hint: "name a package's folder")
      )
    }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileBytes.read(path, limit: 4 << 20) } catch {
      throw ProjectProblem(.init(file: path, message: "\(error)", hint: "restore the file"))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let found = manifest(text)
    if let found, found.gaps.isEmpty { return found }
    if let complete = fromToolchain(folder) { return complete }
    guard let found else {
      throw ProjectProblem(
        .init(
          file: path,
          message: "the manifest makes no package that can be read as text",
          hint: "install a Swift toolchain, or write the package as 'let package = Package(…)'"
        )
      )
    }
    return found
  }

  /// Reads a text on a thread whose stack is large enough for deeply nested code.
  static func manifest(_ text: String) -> PackageManifest? {
    LargeStackThreads.map([text], threads: 1) { PackageManifest(text: $0) }.first ?? nil
  }

  /// The toolchain's description of a package; `nil` without a toolchain or for a manifest with an error.
  private static func fromToolchain(_ folder: String) -> PackageManifest? {
    let scratch = NSTemporaryDirectory() + "dynamictype-manifest-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let arguments = [
      "swift", "package", "--package-path", folder, "--scratch-path", scratch, "dump-package",
    ]
    guard
      let output = ToolRun.output(of: arguments, in: folder, seconds: secondsForToolchain)
    else { return nil }
    return PackageManifest(json: output)
  }
}
