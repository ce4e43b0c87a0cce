import AppPrograms
import AppProjects
import FileAccess

/// The code with screens that a folder holds beside its documents.
struct AppCode {
  private static let shownFindings = 3

  /// The modules with views and those that they need, each after those that it imports.
  let modules: [AppModule]
  /// Clauses about code that is not compiled as its project says.
  let notes: [String]

  /// Finds the code of a project; `nil` where none of it has views.
  init?(of project: AppProject) {
    let roots = project.targets.filter { target in
      project.modules(for: target).contains { $0.sources.contains(where: ViewImports.areIn) }
    }
    modules = AppModule.all(of: project) { roots.contains($0) }
    guard modules.contains(where: \.isShown) else { return nil }
    notes = Self.findings(of: project) + Self.notes(on: project, roots)
  }

  /// The problems of reading a project, as clauses with their places.
  static func findings(of project: AppProject) -> [String] {
    project.findings.prefix(shownFindings).map { finding in
      let line = finding.line.map { ":\($0)" } ?? ""
      let place = FilePath.relative(finding.file, to: project.folder) + line
      return finding.file == project.folder ? finding.message : "\(place): \(finding.message)"
    }
  }

  private static func notes(on project: AppProject, _ roots: [AppTarget]) -> [String] {
    var notes: [String] = []
    var seen: [String: AppTarget] = [:]
    for part in roots.flatMap({ project.modules(for: $0) }) where seen[part.module] != part {
      if let other = seen[part.module] {
        notes.append(
          "'\(part.module)' in '\(part.folder)' is not compiled, because the one in '\(other.folder)' has its name"
        )
        continue
      }
      seen[part.module] = part
      if part.kind == .macro {
        notes.append("the macros of '\(part.name)' are not built; what needs them is left out")
      } else if part.sources.isEmpty {
        notes.append(
          "'\(part.name)' is not written in Swift and not compiled; what needs it is left out"
        )
      }
    }
    let absent = project.packages.filter { $0.folder == nil && !$0.products.isEmpty }.map(
      \.identity
    )
    if !absent.isEmpty {
      notes.append(
        "packages that were not found: \(absent.joined(separator: ", ")); '--packages' names a folder with them"
      )
    }
    return notes
  }
}
