import AppPrograms
import AppProjects

/// The code of an app that a folder holds beside its documents.
enum AppCode {
  /// The modules of a folder's apps; `nil` where no project says what they are.
  static func modules(of folder: String) -> [AppModule]? {
    let project = AppProject.read(folder)
    switch project.origin {
    case .package, .folder: return nil
    default: break
    }
    let modules = AppModule.all(of: project)
    return modules.contains { !$0.files.isEmpty } ? modules : nil
  }
}
