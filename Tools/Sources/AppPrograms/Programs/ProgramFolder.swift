import FileAccess
import Foundation

/// The folder of a program, which is its main bundle: the program and the resources of the app.
struct ProgramFolder {
  private let folder: String

  init(_ folder: String) { self.folder = folder }

  /// Puts the program and links to the resources into the folder.
  ///
  /// Texts and pictures are found in the bundles of modules, other files where `Bundle.main` has them: beside
  /// the program.
  func fill(_ modules: [AppModule], program: String) throws(ToolFailure) {
    let manager = FileManager.default
    do {
      if manager.fileExists(atPath: folder) { try manager.removeItem(atPath: folder) }
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let own = FilePath.join(folder, FilePath.name(program))
      do {
        try manager.linkItem(atPath: program, toPath: own)
      } catch {
        try manager.copyItem(atPath: program, toPath: own)
      }
      for module in modules where !module.resources.isEmpty {
        let bundle = FilePath.join(folder, module.bundleFolder)
        for resource in module.resources {
          try link(resource, in: bundle)
          if !module.hasOwnBundle { try link(resource, in: folder) }
        }
      }
    } catch {
      throw ToolFailure("'\(folder)' cannot be written: \(error.localizedDescription)")
    }
  }

  /// Of several resources with the same place the first is used, because a bundle can contain only one.
  private func link(_ resource: AppModule.Resource, in bundle: String) throws {
    let place = FilePath.join(bundle, resource.place)
    guard FileSystem.kind(of: place) == nil, !FileSystem.isLink(place) else { return }
    try FileManager.default.createDirectory(
      atPath: FilePath.folder(place),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: resource.path)
  }
}
