import AppProjects
import FileAccess
import Foundation
import LeavingOut

/// The fonts that an app names in `UIAppFonts`, which iOS registers when the app is launched.
public struct DeclaredFonts: Equatable, Sendable {
  /// The names of the files, with folders of the bundle.
  public var names: [String]
  /// The file with the names.
  public var file: String
  /// The line of the key, from 1.
  public var line: Int

  /// Reads the property list of a target, or its build setting; `nil` without the key.
  init?(_ target: AppTarget) {
    if let path = target.settings.infoPlist, let bytes = try? FileBytes.read(path, limit: 1 << 20) {
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      let found = (list as? [String: Any])?["UIAppFonts"] as? [String] ?? []
      if !found.isEmpty {
        let rows = String(decoding: bytes, as: UTF8.self)
          .split(separator: "\n", omittingEmptySubsequences: false)
        let line = rows.firstIndex { $0.contains("UIAppFonts") }.map { $0 + 1 } ?? 1
        (names, file, self.line) = (found, path, line)
        return
      }
    }
    guard let setting = target.settings.infoPlistKeys["UIAppFonts"] else { return nil }
    names = setting.split { " ,()\"\n".contains($0) }.map(String.init)
    (file, line) = (target.folder, 1)
  }

  /// The font files among the resources, in the order of the names.
  func files(in resources: [AppModule.Resource]) -> [String] {
    names.compactMap { Self.resource($0, in: resources)?.path }
  }

  private static func resource(
    _ name: String,
    in resources: [AppModule.Resource]
  ) -> AppModule.Resource? {
    resources.first { $0.place == name }
      ?? resources.first { FilePath.name($0.path) == FilePath.name(name) }
  }

  /// A note for each font that is not among the resources.
  func missing(in resources: [AppModule.Resource]) -> [Omission] {
    names.filter { name in
      Self.resource(name, in: resources) == nil
    }.map { name in
      Omission(
        file: file,
        line: line,
        kind: .attribute,
        missingName: name,
        reason: "the font '\(name)' of UIAppFonts is not among the resources of the app"
      )
    }
  }
}
