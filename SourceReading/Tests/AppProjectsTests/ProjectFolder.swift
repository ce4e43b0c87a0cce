import Foundation

/// A folder with the files of a test, which is removed with the value.
final class ProjectFolder {
  let path: String

  init(_ files: [String: String]) throws {
    // The path without links, as projects name their files.
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = "\(base)/AppProjectsTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file; a name that ends with a slash makes a folder.
  func write(_ name: String, _ text: String) throws {
    let place = "\(path)/\(name)"
    let folder = name.hasSuffix("/") ? place : (place as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if !name.hasSuffix("/") { try text.write(toFile: place, atomically: true, encoding: .utf8) }
  }

  /// Paths as seen from the folder.
  func relative(_ paths: [String]) -> [String] {
    paths.map { $0.hasPrefix(path + "/") ? String($0.dropFirst(path.count + 1)) : $0 }
  }
}
