import AppleSourceRewriting
import AppPrograms
import FileAccess
import Foundation

/// The package that is built to show another one's screens: copies of its sources with what makes
/// their screens, and the command itself as a program that holds them.
struct PreviewPackage {
  /// A target of the package whose screens are shown, or of one that it needs.
  struct Target {
    var name: String
    /// The folder of the original.
    var folder: String
    /// The Swift files of the original.
    var files: [String]
    var dependencies: [String]
    var resources: [PackageManifest.Resource]
    /// Whether its screens are shown.
    var isShown: Bool
  }

  /// The name of the file with the screens that need no arguments.
  static let screensFile = "ScreensWithoutArguments.swift"
  /// The name of the file that is compiled as it is.
  static let plainFile = "AppleSources.swift"
  /// The name of the package, from which the bundles of its targets have theirs.
  static let package = "ScreensOfPackage"

  /// The name of the program.
  static let program = "ShowScreens"

  /// The folder of the package.
  let folder: String
  /// The folder of this project's sources.
  let library: String
  let targets: [Target]
  /// Packages that are used as they are, with the products that targets need of them.
  let neighbors: [String]
  /// The language of texts that have no other, as the manifest says it.
  var defaultLocalization = "en"

  /// The copy of a source.
  func copy(of file: String, in target: Target) -> String {
    FilePath.join(copies(of: target), FilePath.relative(file, to: target.folder))
  }

  /// The folder with the copies of a target.
  func copies(of target: Target) -> String { "\(folder)/Sources/\(target.name)" }

  /// The original of a path among the copies; `nil` for another path.
  func original(of path: String) -> (target: Target, file: String)? {
    for target in targets {
      let copies = copies(of: target) + "/"
      if path.hasPrefix(copies) {
        return (target, FilePath.join(target.folder, String(path.dropFirst(copies.count))))
      }
    }
    return Self.carriedSource(of: path).flatMap(original)
  }

  /// The source that a file of the plug-in names in its first line; `nil` for another file.
  static func carriedSource(of path: String) -> String? {
    guard path.hasSuffix("+AppleSources.swift"), let bytes = try? FileBytes.read(path) else {
      return nil
    }
    let parts = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      .split(separator: "\"")
    guard parts.count == 3, parts[0].hasPrefix("#sourceLocation"), parts[1] != path else {
      return nil
    }
    return String(parts[1])
  }

  /// The modules of Apple's that the library has under their names, as products.
  private var products: [String] {
    let manifest =
      (try? FileBytes.read("\(library)/Package.swift"))
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
    func isThere(_ module: String) -> Bool {
      manifest.contains("\"\(module)\"")
    }
    let imported = ImportedModules.names(inFiles: targets.flatMap(\.files))
    let wanted = AppleModules.frequent.union(imported)
    return ["HeadlessUIKit"]
      + AppleModules.products.filter { wanted.contains($0) && isThere($0) }
  }

  /// The manifest.
  var manifest: String {
    let neighborLines = neighbors.map { "    .package(path: \(Self.literal($0)))," }
    let products = products
    let aliases = LibraryModules.aliases(in: library, for: targets.map(\.name))
    var lines = [
      "// swift-tools-version: 6.2",
      "import PackageDescription",
      "",
      "let package = Package(",
      "  name: \"\(Self.package)\",",
      "  defaultLocalization: \(Self.literal(defaultLocalization)),",
      "  platforms: [.macOS(.v15), .iOS(.v18)],",
      "  dependencies: [",
      "    .package(name: \"swift-dynamic-type\", path: \(Self.literal(library))),",
      "    .package(path: \(Self.literal(library + "/AppleSources"))),",
      "    .package(name: \"swift-dynamic-type-tools\", path: \(Self.literal(library + "/Tools"))),",
    ]
    lines += neighborLines
    lines += ["  ],", "  targets: ["]
    for target in targets {
      lines += [
        "    .target(",
        "      name: \(Self.literal(target.name)),",
        "      dependencies: [",
      ]
      lines += target.dependencies.map { "        \($0)," }
      lines += products.map {
        "        .product(name: \"\($0)\", package: \"swift-dynamic-type\"\(aliases)),"
      }
      lines += ["      ],", "      sources: [\"\(Self.plainFile)\"],"]
      if !target.resources.isEmpty {
        let resources = target.resources.map {
          ".\($0.isCopied ? "copy" : "process")(\(Self.literal($0.path)))"
        }
        lines.append("      resources: [\(resources.joined(separator: ", "))],")
      }
      lines += [
        "      swiftSettings: [.swiftLanguageMode(.v5)],",
        "      plugins: [.plugin(name: \"AppleSources\", package: \"AppleSources\")]",
        "    ),",
      ]
    }
    lines += [
      "    .executableTarget(",
      "      name: \"\(Self.program)\",",
      "      dependencies: [",
      "        .product(name: \"DynamicTypeCommand\", package: \"swift-dynamic-type-tools\"\(aliases)),",
    ]
    lines += targets.filter(\.isShown).map { "        \(Self.literal($0.name))," }
    lines += ["      ]", "    ),", "  ]", ")", ""]
    return lines.joined(separator: "\n")
  }

  /// The entry point of the program.
  var entry: String {
    let imports = targets.filter(\.isShown).map { "import \(Self.module($0.name))\n" }.joined()
    return "\(imports)\n@_silgen_name(\"dynamictype_main\") func runCommand()\n\nrunCommand()\n"
  }

  /// The name of a target as a module.
  static func module(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.flatMap { "\\\"".contains($0) ? ["\\", $0] : [$0] } + "\""
  }

  // MARK: Writing

  /// Writes what has changed, and removes copies of sources that are gone.
  ///
  /// - Parameters:
  ///   - leftOut: Parts of sources that are not compiled.
  ///   - screens: The source with screens that need no arguments, by the name of the target.
  /// - Throws: A file that cannot be read or written.
  func write(leavingOut leftOut: [LeftOut], screens: [String: String]) throws(FileError) {
    try Self.write(manifest, to: "\(folder)/Package.swift")
    try Self.write(entry, to: "\(folder)/Sources/\(Self.program)/main.swift")
    for target in targets {
      let parts = Dictionary(grouping: leftOut, by: \.file)
      let copies = copies(of: target)
      try Self.write(
        "// The plug-in compiles copies of the others.\n",
        to: "\(copies)/\(Self.plainFile)"
      )
      var kept: Set<String> = ["\(copies)/\(Self.plainFile)"]
      for file in target.files {
        var text = String(decoding: try FileBytes.read(file), as: UTF8.self)
        for part in parts[file] ?? [] { text = part.applied(to: text) }
        let copy = copy(of: file, in: target)
        try Self.write(text, to: copy)
        kept.insert(copy)
      }
      if let text = screens[target.name] {
        try Self.write(text, to: "\(copies)/\(Self.screensFile)")
        kept.insert("\(copies)/\(Self.screensFile)")
      }
      for resource in target.resources { copyResource(resource.path, of: target) }
      removeOthers(in: copies, kept: kept)
    }
  }

  /// Copies the program out of the folder into which other packages are built, too, beside links to the bundles
  /// of its targets: they are looked for where the program is.
  func takeProgram(from built: String) throws(ToolFailure) -> String {
    let own = "\(folder)/\(Self.program)"
    do {
      let manager = FileManager.default
      if manager.contentsEqual(atPath: built, andPath: own) {
        try linkBundles(beside: built)
        return own
      }
      if manager.fileExists(atPath: own) { try manager.removeItem(atPath: own) }
      try manager.copyItem(atPath: built, toPath: own)
      try linkBundles(beside: built)
    } catch {
      throw ToolFailure("'\(own)' cannot be written: \(error.localizedDescription)")
    }
    return own
  }

  private func linkBundles(beside built: String) throws {
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: folder) where name.hasSuffix(".resources") {
      try manager.removeItem(atPath: "\(folder)/\(name)")
    }
    for target in targets where !target.resources.isEmpty {
      let name = "\(Self.package)_\(target.name).resources"
      try manager.createSymbolicLink(
        atPath: "\(folder)/\(name)",
        withDestinationPath: FilePath.join(FilePath.folder(built), name)
      )
    }
  }

  private func copyResource(_ path: String, of target: Target) {
    let (from, to) = (FilePath.join(target.folder, path), FilePath.join(copies(of: target), path))
    let manager = FileManager.default
    try? manager.removeItem(atPath: to)
    try? manager.createDirectory(
      atPath: FilePath.folder(to),
      withIntermediateDirectories: true
    )
    try? manager.copyItem(atPath: from, toPath: to)
  }

  private func removeOthers(in folder: String, kept: Set<String>) {
    let all = FileManager.default.enumerator(atPath: folder)
    for case let path as String in all ?? FileManager.DirectoryEnumerator() {
      let file = FilePath.join(folder, path)
      if path.hasSuffix(".swift"), !kept.contains(file) {
        try? FileManager.default.removeItem(atPath: file)
      }
    }
  }

  /// Writes a file unless it holds the text already, so that it is not compiled again.
  private static func write(_ text: String, to path: String) throws(FileError) {
    if let old = try? FileBytes.read(path), old == Array(text.utf8) { return }
    try? FileManager.default.createDirectory(
      atPath: FilePath.folder(path),
      withIntermediateDirectories: true
    )
    try FileReplacement.write(text, to: path)
  }
}
