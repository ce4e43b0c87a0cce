public import AppPrograms
import FileAccess
public import SourceFacts

/// Builds the program that shows a package's screens.
public struct PreviewBuild {
  /// The folder of the package, absolute.
  public var package: String
  /// The folder of this project's sources; `nil` finds it.
  public var library: String?
  /// The folder into which is built, which packages may share.
  public var scratch: String
  /// The configuration of the build.
  public var configuration = Configuration.debug
  /// Reads the facts of sources.
  public var facts: ([String]) -> [FileFacts]
  /// Called with what is being done.
  public var onStep: (String) -> Void = { _ in }

  private static let mostRounds = 16

  /// A configuration of Swift Package Manager.
  public enum Configuration: String, Sendable {
    /// It is built sooner.
    case debug
    /// It draws faster.
    case release
  }

  /// Creates a build.
  public init(package: String, scratch: String, facts: @escaping ([String]) -> [FileFacts]) {
    (self.package, self.scratch, self.facts) = (package, scratch, facts)
  }

  /// Whether a folder is a package with views in code, which a build can show.
  public static func hasScreens(_ folder: String) -> Bool {
    guard FileSystem.kind(of: FilePath.join(folder, "Package.swift")) == .file else { return false }
    let boundary = FolderBoundary(folder)
    var pending = [folder]
    var seen: Set<FileSystem.Identity> = []
    while let next = pending.popLast() {
      guard let identity = FileSystem.identity(of: next), seen.insert(identity).inserted else {
        continue
      }
      for name in FileSystem.names(in: next) where name.first != "." && name != "Tests" {
        let path = FilePath.join(next, name)
        if boundary.isCrossed(byLink: path) { continue }
        if FileSystem.kind(of: path) == .folder {
          pending.append(path)
        } else if name.hasSuffix(".swift"), CarriedPackage.importsViews(path) {
          return true
        }
      }
    }
    return false
  }

  /// Builds, and leaves out what does not compile.
  ///
  /// - Parameter program: The path of the running program.
  /// - Returns: The program, and the list that it reads.
  /// - Throws: A failure for which no source is to blame, such as a missing toolchain.
  public func run(program: String) throws(ToolFailure) -> (program: String, list: String) {
    let library = try LibraryFolder.find(named: library, program: program, package: package)
    let swift = SwiftTool()
    func load(_ folder: String) throws(ToolFailure) -> CarriedPackage {
      try CarriedPackage(folder: folder) { arguments throws(ToolFailure) in
        try swift.answer(arguments)
      }
    }
    onStep("reading the package")
    let root = try load(package)
    let carried = try CarriedTargets(root, load: load)
    guard !carried.targets.isEmpty else {
      throw ToolFailure("the package in '\(package)' has no target with sources in Swift")
    }
    let driver = PreviewPackage(
      folder: FilePath.join(package, ".build/dynamictype"),
      library: library,
      targets: carried.targets,
      neighbors: carried.neighbors,
      defaultLocalization: root.manifest.defaultLocalization ?? "en"
    )
    let makeable = Dictionary(
      uniqueKeysWithValues: carried.targets.filter(\.isShown).map {
        ($0.name, MakeableScreens(facts($0.files)))
      }
    )
    var state = BuildState(driver, makeable, list: "\(driver.folder)/screens.txt")
    // In a folder that packages share the plan of a build is made anew, because it knows one package.
    let arguments = [
      "build", "--package-path", driver.folder, "--product", PreviewPackage.program,
      "--scratch-path", scratch, "--disable-build-manifest-caching", "-c", configuration.rawValue,
    ]
    for round in 1...Self.mostRounds {
      do {
        try driver.write(leavingOut: state.leftOut, screens: state.screens)
      } catch {
        throw ToolFailure("\(error)")
      }
      onStep(round == 1 ? "compiling, at first with the libraries" : "compiling again")
      let run = try swift.run(arguments)
      if run.hasSucceeded {
        try state.write()
        let bin = try swift.answer(arguments + ["--show-bin-path"])
        let path = String(decoding: bin, as: UTF8.self).split(separator: "\n").last ?? ""
        let built = FilePath.join(String(path), PreviewPackage.program)
        return (try driver.takeProgram(from: built), state.list)
      }
      guard state.leaveOut(CompilerError.all(in: run.text)) else {
        let rows = run.text.split(separator: "\n")
        let said = rows.last { $0.contains("error:") } ?? rows.last ?? "nothing"
        throw ToolFailure("the screens cannot be built; the compiler said: \(said)")
      }
    }
    throw ToolFailure("the screens cannot be built; new errors came up \(Self.mostRounds) times")
  }
}
