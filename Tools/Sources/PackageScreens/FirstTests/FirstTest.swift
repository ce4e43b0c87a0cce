import AppleSourceRewriting
public import AppPrograms
import Diagnostics
import FileAccess
public import SourceFacts

/// A first test of the screens of a Swift package, with the lines that its manifest needs for it.
///
/// The screens are the controllers, views and SwiftUI views that need no arguments. Each gets a test for
/// faults at larger text.
public struct FirstTest: Sendable {
  /// The name of the file beside sources that is compiled as it is, while a plug-in compiles copies of the others.
  static let plainFile = "AppleSources.swift"

  /// The target that is tested.
  public let target: String
  /// The file, absolute.
  public var file: String { FilePath.join(folder.path, name) }
  /// The source of the test.
  public let source: String
  /// The names of the screens that are tested.
  public let screens: [String]
  /// The lines that the manifest needs at its end; empty for none.
  public let manifestLines: [String]
  /// The files beside the written test: those that are compiled on Linux unchanged.
  public var plainFiles: [String] { plainNames.map { FilePath.join(folder.path, $0) } }
  private let folder: OutputFolder
  private let name: String
  private let plainNames: [String]

  /// Reads a package and composes its first test.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package, absolute.
  ///   - target: The name of the target; `nil` for the first one with screens.
  ///   - library: The folder of this project's sources; `nil` to find it.
  ///   - program: The path of the running program, beside which the sources may be.
  ///   - facts: Reads the facts of sources.
  /// - Throws: An error if the folder is not a package, or if the target does not exist or has no screens.
  public init(
    package folder: String,
    target: String?,
    library: String?,
    program: String,
    facts: ([String]) -> [FileFacts]
  ) throws(ToolFailure) {
    guard FileSystem.kind(of: FilePath.join(folder, "Package.swift")) == .file else {
      throw ToolFailure("'\(folder)' holds no Package.swift", status: .missingInput)
    }
    let swift = SwiftTool()
    let package = try CarriedPackage(folder: folder) { arguments throws(ToolFailure) in
      try swift.answer(arguments)
    }
    let found = try? LibraryFolder.find(named: library, program: program, package: folder)
    if let library, found == nil {
      throw ToolFailure(
        "'\(library)' does not hold the sources of swift-dynamic-type",
        status: .usage
      )
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
      throw ToolFailure("the package has no library target '\(named)'; \(known)", status: .usage)
    }
    let wanted = targets.filter { named == nil || $0.name == named }
    var found: (target: PackageManifest.Target, screens: [MakeableScreens.Screen])?
    for target in wanted where found == nil {
      let makeable = MakeableScreens(facts(package.files(of: target)))
      let screens = makeable.screens.filter(\.isCertain) + makeable.swiftUIViews
      if !screens.isEmpty { found = (target, screens) }
    }
    guard let (target, screens) = found else {
      throw ToolFailure(
        "\(named.map { "the target '\($0)'" } ?? "the package") has no controller or view that can be "
          + "made without arguments",
        status: .missingInput
      )
    }
    let tests = package.manifest.targets.first { test in
      test.type == "test" && test.dependencies.contains { $0.name == target.name }
    }
    let folder = tests?.path ?? "Tests/\(tests?.name ?? target.name + "Tests")"
    self.target = target.name
    self.screens = screens.map(\.name)
    (self.folder, name) = (OutputFolder(path: package.folder), "\(folder)/LargerTextTests.swift")
    let source = TestSource(target: target.name, screens: screens)
    self.source = source.text
    let carried = package.targetsWithViews(below: target)
    plainNames = carried.compactMap { target in
      package.folder(of: target).map { folder in
        FilePath.join(FilePath.relative(folder, to: package.folder), FirstTest.plainFile)
      }
    }
    manifestLines =
      ManifestAddition(
        manifest: package.manifest,
        targets: carried.map { target in
          let imported = ImportedModules.names(inFiles: package.files(of: target))
          let products = AppleModules.products.filter(imported.contains)
          return .init(name: target.name, products: ["HeadlessUIKit"] + products)
        },
        tests: tests,
        testsName: target.name + "Tests",
        testProducts: source.products,
        library: Self.place(of: library, from: package.folder)
      ).lines
  }

  /// The folder of this project's sources as named in a manifest: relative to the package, unless the path
  /// leads through the root.
  private static func place(of library: String?, from package: String) -> String {
    guard let library else { return "../swift-dynamic-type" }
    let isNear = library.split(separator: "/").first == package.split(separator: "/").first
    return isNear ? FilePath.relative(library, to: package) : library
  }

  /// Writes the source.
  ///
  /// - Parameter replaces: Whether an existing file is replaced.
  /// - Throws: An error if a file exists or cannot be written.
  public func write(replaces: Bool) throws(ToolFailure) {
    guard replaces || FileSystem.kind(of: file) == nil else {
      throw ToolFailure("'\(file)' is there already", status: .usage)
    }
    do throws(FileError) {
      try folder.write(source, to: name)
      for (file, name) in zip(plainFiles, plainNames) where FileSystem.kind(of: file) == nil {
        try folder.write("// On Linux a plug-in compiles copies of the other files.\n", to: name)
      }
    } catch {
      throw ToolFailure("\(error)", status: ExitStatus(error))
    }
  }
}
