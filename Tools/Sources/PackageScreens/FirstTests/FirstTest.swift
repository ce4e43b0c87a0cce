import FileAccess
public import SourceFacts

/// A first test of the screens of a Swift package, with what its manifest needs for it.
///
/// The screens are the controllers and views that need no arguments. Each gets a test that looks for
/// what breaks at larger text.
public struct FirstTest: Sendable {
  /// The target that is tested.
  public let target: String
  /// The file, absolute.
  public var file: String { FilePath.join(folder.path, name) }
  /// The source of the test.
  public let source: String
  /// The names of the screens that are tested.
  public let screens: [String]
  /// What the manifest still needs: lines to add, each part with the place where it belongs.
  public let additions: [ManifestAddition]
  private let folder: OutputFolder
  private let name: String

  /// Reads a package and makes up its first test.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package, absolute.
  ///   - target: The name of the target; `nil` for the first one with screens.
  ///   - library: The folder of this project's sources; `nil` finds it.
  ///   - program: The path of the running program, beside which the sources may lie.
  ///   - facts: Reads the facts of sources.
  /// - Throws: A folder that is no package, a target that is not there, or one without screens.
  public init(
    package folder: String,
    target: String?,
    library: String?,
    program: String,
    facts: ([String]) -> [FileFacts]
  ) throws(ToolFailure) {
    guard FileSystem.kind(of: FilePath.join(folder, "Package.swift")) == .file else {
      throw ToolFailure("'\(folder)' holds no Package.swift")
    }
    let swift = SwiftTool()
    let package = try CarriedPackage(folder: folder) { arguments throws(ToolFailure) in
      try swift.answer(arguments)
    }
    let found = try? LibraryFolder.find(named: library, program: program, package: folder)
    if let library, found == nil {
      throw ToolFailure("'\(library)' does not hold the sources of swift-dynamic-type")
    }
    try self.init(package, target: target, library: found, facts: facts)
  }

  init(
    _ package: CarriedPackage,
    target named: String?,
    library: String?,
    facts: ([String]) -> [FileFacts]
  ) throws(ToolFailure) {
    let targets = package.libraries.filter { $0.type == "regular" }
    let names = targets.map { "'\($0.name)'" }.joined(separator: ", ")
    if let named, !targets.contains(where: { $0.name == named }) {
      let known = names.isEmpty ? "there is none with sources in Swift" : "there are \(names)"
      throw ToolFailure("the package has no library target '\(named)'; \(known)")
    }
    let wanted = targets.filter { named == nil || $0.name == named }
    var found: (target: PackageManifest.Target, screens: [MakeableScreens.Screen])?
    for target in wanted where found == nil {
      let screens = MakeableScreens(facts(package.files(of: target))).screens.filter(\.isCertain)
      if !screens.isEmpty { found = (target, screens) }
    }
    guard let (target, screens) = found else {
      throw ToolFailure(
        "\(named.map { "the target '\($0)'" } ?? "the package") has no controller or view that can be "
          + "made without arguments"
      )
    }
    let tests = package.manifest.targets.first { test in
      test.type == "test" && test.dependencies.contains { $0.name == target.name }
    }
    let folder = tests?.path ?? "Tests/\(tests?.name ?? target.name + "Tests")"
    self.target = target.name
    self.screens = screens.map(\.name)
    (self.folder, name) = (OutputFolder(path: package.folder), "\(folder)/LargerTextTests.swift")
    source = TestSource(target: target.name, screens: screens).text
    additions = ManifestAddition.missing(
      in: package.manifest,
      target: target,
      tests: tests,
      library: library
    )
  }

  /// Writes the source.
  ///
  /// - Parameter replaces: Whether a file that is there is replaced.
  /// - Throws: A file that is there, or one that cannot be written.
  public func write(replaces: Bool) throws(ToolFailure) {
    guard replaces || FileSystem.kind(of: file) == nil else {
      throw ToolFailure("'\(file)' is there already")
    }
    do {
      try folder.write(source, to: name)
    } catch {
      throw ToolFailure("\(error)")
    }
  }
}
