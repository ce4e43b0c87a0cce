import AppProjects
import FileAccess

extension AppModule {
  /// The headers whose declarations a module has.
  public struct Headers: Equatable, Sendable {
    /// The headers that are read first: a bridging header, or those that other modules see.
    public var roots: [String]
    /// The headers and sources in C and Objective-C of the module.
    public var files: [String]
    /// The folders in which included headers are looked for.
    public var folders: [String]
    /// Whether other modules see the declarations.
    public var isPublic: Bool

    /// Creates the headers of a module.
    public init(roots: [String], files: [String] = [], folders: [String] = [], isPublic: Bool) {
      (self.roots, self.files) = (roots, files)
      (self.folders, self.isPublic) = (folders, isPublic)
    }

    /// The headers of a target; `nil` for one without.
    init?(_ target: AppTarget) {
      let bridging = target.settings.bridgingHeader.flatMap {
        FileSystem.kind(of: $0) == .file ? $0 : nil
      }
      if let bridging {
        self.init(
          roots: [bridging],
          files: target.objectiveCSources,
          folders: target.settings.headerFolders,
          isPublic: false
        )
        return
      }
      guard target.kind == .framework || target.kind == .library else { return nil }
      let roots = Self.umbrella(of: target)
      guard !roots.isEmpty else { return nil }
      self.init(
        roots: roots,
        files: target.objectiveCSources,
        folders: target.settings.headerFolders,
        isPublic: true
      )
    }

    /// The headers that others see: an umbrella header, those in a folder for them, or all that are not private.
    private static func umbrella(of target: AppTarget) -> [String] {
      let headers = target.objectiveCSources.filter { FilePath.fileExtension($0) == "h" }
      let pods = FilePath.join(FilePath.folder(target.folder), "Target Support Files")
      let support = FilePath.join(pods, "\(target.name)/\(target.name)-umbrella.h")
      if FileSystem.kind(of: support) == .file { return [support] }
      let folders = target.settings.headerFolders.prefix(1).map { $0 + "/" }
      let shared = headers.filter { header in folders.contains { header.hasPrefix($0) } }
      if target.package != nil, !shared.isEmpty { return shared }
      if let own = headers.first(where: { FilePath.name($0) == "\(target.module).h" }) {
        return [own]
      }
      return headers.filter { !$0.contains("/Private/") && !$0.contains("/Internal/") }
    }
  }
}
