import AppPrograms
import AppProjects
import FileAccess
import Foundation

/// The code of an app that a folder holds beside its documents.
enum AppCode {
  /// The modules of a folder's apps; `nil` where no project says what they are.
  static func modules(of folder: String) -> [AppModule]? {
    let project = AppProject.read(folder)
    switch project.origin {
    case .package: return nil
    default: break
    }
    if project.targets.isEmpty, !FileManager.default.fileExists(atPath: folder + "/Package.swift") {
      let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      let files = all.filter { $0.hasSuffix(".swift") && !$0.contains("Tests") && !$0.contains(".build") && !$0.contains("Package.swift") }.sorted().map { folder + "/" + $0 }
      return [AppModule(name: "App", folder: folder, files: files)]
    }
    let modules = AppModule.all(of: project)
    return modules.contains { !$0.files.isEmpty } ? modules : nil
  }
}
