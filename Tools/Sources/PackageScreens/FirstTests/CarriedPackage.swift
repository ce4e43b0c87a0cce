import AppPrograms
import FileAccess
import Foundation

/// A package whose targets are compiled for their screens.
struct CarriedPackage {
  /// The folder, absolute.
  var folder: String
  var manifest: PackageManifest

  /// Reads the manifest of a folder.
  init(folder: String, run: (_ arguments: [String]) throws(ToolFailure) -> Data) throws(ToolFailure)
  {
    let json = try run(["package", "--package-path", folder, "dump-package"])
    do {
      manifest = try PackageManifest(json: json)
    } catch {
      throw ToolFailure("the manifest of '\(folder)' cannot be read: \(error)")
    }
    self.folder = folder
  }

  /// The folder of a target.
  func folder(of target: PackageManifest.Target) -> String? {
    if let path = target.path { return FilePath.normalized(FilePath.join(folder, path)) }
    return ["Sources", "Source", "src", "srcs"].lazy
      .map { FilePath.join(FilePath.join(folder, $0), target.name) }
      .first { FileSystem.kind(of: $0) == .folder }
  }

  /// The Swift files of a target, absolute, in a fixed order.
  func files(of target: PackageManifest.Target) -> [String] {
    guard let root = self.folder(of: target) else { return [] }
    let excluded = target.exclude.map { FilePath.normalized(FilePath.join(root, $0)) }
    let wanted = target.sources?.map { FilePath.normalized(FilePath.join(root, $0)) }
    func isIn(_ path: String, _ places: [String]) -> Bool {
      places.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    let all = FileManager.default.enumerator(
      at: URL(filePath: root),
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    return (all?.compactMap { ($0 as? URL)?.path } ?? [])
      .filter { $0.hasSuffix(".swift") && !isIn($0, excluded) }
      .filter { file in wanted.map { isIn(file, $0) } ?? true }
      .sorted()
  }

  /// The targets that are written in Swift and can be linked into a program.
  var libraries: [PackageManifest.Target] {
    manifest.targets.filter {
      ["regular", "executable"].contains($0.type) && !files(of: $0).isEmpty
    }
  }

  /// A target and its dependencies in the package, as far as they import a module with views.
  func targetsWithViews(below target: PackageManifest.Target) -> [PackageManifest.Target] {
    var found: [PackageManifest.Target] = []
    var open = [target]
    while let next = open.popLast() {
      guard !found.contains(where: { $0.name == next.name }) else { continue }
      if next.name == target.name || files(of: next).contains(where: ViewImports.areIn) {
        found.append(next)
      }
      open += next.dependencies.filter { $0.package == nil }.compactMap { dependency in
        libraries.first { $0.name == dependency.name }
      }
    }
    return found
  }
}
