import AppPrograms
import AppProjects
import ArgumentParser
import CommandSupport
import Diagnostics
import FileAccess

/// Describes the folder of an app.
struct ProjectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "project",
    abstract: "Say which targets, files and packages the folder of an app has.",
    discussion: """
      Xcode projects and workspaces, packages, XcodeGen, Tuist and Bazel are read as text, and pods \
      and Carthage checkouts beside them; only a manifest of a package that is computed is given to \
      the toolchain. Packages are looked for among local ones, in SourcePackages/checkouts, \
      .build/checkouts, Pods and Carthage/Checkouts, and last in the folders of --packages. Nothing is \
      fetched unless --fetch-packages asks for it. Tests, targets of other platforms and tools are left \
      out and counted.

      Examples:
        dynamictype project MyApp
        dynamictype project MyApp --target MyApp --json
        dynamictype project MyApp --packages MyPackage
      """ + ExitStatus.help(ExitStatus.reading + [.failure, .unavailable])
  )

  @Argument(
    help: ArgumentHelp(
      "A folder, or a project, workspace or manifest in it. (default: this folder)",
      valueName: "path"
    ),
    completion: .file()
  )
  var path = "."

  @OptionGroup var options: ProjectOptions

  @Flag(
    help: """
      Fetch the packages of Package.resolved at their pinned revisions with git, into \
      .build/dynamictype/packages.
      """
  )
  var fetchPackages = false

  @Flag(
    help: """
      Compile the code of the target, or of all apps, against the libraries of this project, and say what \
      is left out.
      """
  )
  var build = false

  @OptionGroup(title: "Compiling the code") var libraries: LibraryOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let place = FilePath.absolute(path, in: WorkingFolder.path)
    let kind = FileSystem.kind(of: place)
    if kind == nil { throw UsageError(FileError(.missing, path: path)) }
    guard kind == .folder || kind == .file && Self.manifests.contains(FilePath.name(place)) else {
      throw UsageError(
        "'\(path)' is neither a folder nor a project, a workspace or a manifest",
        hint: "name the folder of the app",
        status: kind == .file ? .invalidInput : .missingInput
      )
    }
    var project = try options.read(place, named: path)
    if fetchPackages {
      try fetch(project)
      project = try options.read(place, named: path)
    }
    guard !project.targets.isEmpty else { throw Self.empty(project, path) }
    let summary = build ? try compile(project) : nil
    output.print(ProjectReport(project: project, name: path, summary: summary).report)
  }

  /// Compiles the code, and reports the results, including those of a module that cannot be a part of a
  /// program.
  private func compile(_ project: AppProject) throws(UsageError) -> AppSummary {
    do {
      return try libraries.build(AppModule.all(of: project), in: project.folder).summary
    } catch {
      throw UsageError("\(error)", status: error.status)
    }
  }

  private static let manifests: Set<String> = [
    "Package.swift", "project.yml", "project.yaml", "Project.swift", "Workspace.swift", "BUILD",
    "BUILD.bazel",
  ]

  /// The error if nothing can be compiled; the first problem gives the reason.
  private static func empty(_ project: AppProject, _ path: String) -> UsageError {
    let broken = project.findings.first { $0.line != nil } ?? project.findings.first
    guard let broken else {
      return UsageError("'\(path)' has no target that can be compiled", status: .missingInput)
    }
    let line = broken.line.map { ":\($0)" } ?? ""
    return UsageError(
      "\(broken.message) ('\(broken.file)'\(line))",
      hint: broken.hint,
      status: broken.line == nil ? .missingInput : .invalidInput
    )
  }

  private func fetch(_ project: AppProject) throws {
    var failed: [String] = []
    for fetch in project.fetchPackages(progress: { Terminal.writeError("fetching \($0.identity)") })
    {
      guard case .failure(let failure) = fetch.result else { continue }
      if failure == .noGit { throw UsageError("'git' is not installed", status: .unavailable) }
      failed.append("'\(fetch.package.identity)' was not fetched: \(Self.text(failure))")
    }
    for line in failed { Terminal.writeError(line) }
    if !failed.isEmpty {
      throw UsageError(
        failed.count == 1
          ? "a package was not fetched" : "\(failed.count) packages were not fetched",
        hint: "those that were are kept; the command without --fetch-packages uses them",
        status: .failure
      )
    }
  }

  private static func text(_ failure: PackageFetch.Failure) -> String {
    switch failure {
    case .noRevision: "Package.resolved names no revision of it"
    case .badIdentity: "its name cannot be that of a folder"
    case .noGit: "'git' is not installed"
    case .git(let line): line
    case .unwritable(let folder): "'\(folder)' cannot be written"
    }
  }
}
