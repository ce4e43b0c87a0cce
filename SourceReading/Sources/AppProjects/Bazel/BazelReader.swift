import FileAccess

/// Reads the Swift and iOS rules in the `BUILD` files below a folder, as text.
struct BazelReader {
  private static let maximumFiles = 5_000

  private let root: String
  private var draft = ProjectDraft()

  /// Reads all packages of a workspace.
  ///
  /// - Parameter root: The absolute path of the folder with the workspace file.
  /// - Returns: The targets in all files.
  static func read(_ root: String) -> ProjectDraft {
    var reader = BazelReader(root: root)
    let files = FolderFiles(below: root) { path in
      let name = FilePath.name(path)
      return !FolderFiles.skipped.contains(name) && !name.hasPrefix("bazel-")
    }.paths.filter { ["BUILD", "BUILD.bazel"].contains(FilePath.name($0)) }
    for file in files.prefix(maximumFiles) { reader.read(file) }
    return reader.draft
  }

  private init(root: String) { self.root = root }

  private enum Rule {
    case compiled(AppTarget.Kind)
    case leftOut(LeftOutTarget.Reason)
  }

  /// The rules of rules_swift and rules_apple, by their documentation.
  private static let rules: [String: Rule] = [
    "swift_library": .compiled(.library),
    "objc_library": .compiled(.library),
    "ios_application": .compiled(.application),
    "ios_app_clip": .compiled(.application),
    "ios_extension": .compiled(.appExtension),
    "ios_framework": .compiled(.framework),
    "ios_dynamic_framework": .compiled(.framework),
    "ios_unit_test": .leftOut(.tests),
    "ios_ui_test": .leftOut(.tests),
    "swift_test": .leftOut(.tests),
    "swift_binary": .leftOut(.tool),
    "macos_application": .leftOut(.otherPlatform),
    "watchos_application": .leftOut(.otherPlatform),
    "watchos_extension": .leftOut(.otherPlatform),
    "tvos_application": .leftOut(.otherPlatform),
  ]

  private mutating func read(_ file: String) {
    guard let bytes = try? FileBytes.read(file, limit: 4 << 20) else { return }
    let folder = FilePath.folder(file)
    for call in StarlarkReader(bytes).calls {
      guard let rule = Self.rules[call.name], let name = call["name"]?.string else { continue }
      switch rule {
      case .leftOut(let reason):
        draft.leftOut.append(.init(name: name, kind: call.name, reason: reason))
      case .compiled(let kind): add(call, name, kind, in: folder, of: file)
      }
    }
  }

  private mutating func add(
    _ call: StarlarkCall,
    _ name: String,
    _ kind: AppTarget.Kind,
    in folder: String,
    of file: String
  ) {
    var files = TargetFiles()
    for (attribute, isResource) in [
      ("srcs", false), ("hdrs", false), ("resources", true), ("data", true),
    ] {
      let found = paths(call[attribute], in: folder)
      if found == nil { report(attribute, of: name, in: file, line: call.line) }
      for path in found ?? [] {
        if isResource { files.add(resourceFile: path) } else { files.add(path) }
      }
    }
    let isEmpty = !files.hasImplementation && kind == .library
    guard !isEmpty else {
      draft.leftOut.append(.init(name: name, kind: call.name, reason: .noSources))
      return
    }
    let module = call["module_name"]?.string ?? call["bundle_name"]?.string ?? name
    var target = AppTarget(
      name: name,
      module: module.asIdentifier,
      kind: kind,
      folder: folder,
      dependencies: labels(call["deps"]) + labels(call["frameworks"]) + labels(call["extensions"]),
      settings: .init(
        conditions: ["DEBUG"] + texts(call["defines"]),
        languageVersion: "5",
        bundleIdentifier: call["bundle_id"]?.string,
        deploymentTarget: call["minimum_os_version"]?.string
      )
    )
    target.settings.read(flags: texts(call["copts"]))
    target.settings.infoPlist = texts(call["infoplists"]).first { !$0.contains(":") }
      .map { FilePath.absolute($0, in: folder) }
    files.give(to: &target)
    draft.targets.append(target)
  }

  private mutating func report(_ attribute: String, of name: String, in file: String, line: Int) {
    draft.findings.append(
      .init(
        file: file,
        line: line,
        message: "'\(attribute)' of '\(name)' is computed and could not be read as text",
        hint: "write it as a list or 'glob([…])'"
      )
    )
  }

  private func texts(_ value: StarlarkValue?) -> [String] {
    switch value {
    case .string(let text)?: [text]
    case .list(let items)?: items.compactMap(\.string)
    default: []
    }
  }

  /// The targets with labels such as `//Library:Views` and `@swiftpkg_alamofire//:Alamofire`.
  private func labels(_ value: StarlarkValue?) -> [AppTarget.Dependency] {
    texts(value).map { label in
      let name = String(label.split { $0 == ":" || $0 == "/" }.last ?? "")
      return label.hasPrefix("@") ? .product(name, package: nil) : .target(name)
    }
  }

  /// The files in a list, a `glob(…)` or a sum of these; `nil` if a part is unknown.
  private func paths(_ value: StarlarkValue?, in folder: String) -> [String]? {
    switch value {
    case nil: return []
    case .string(let name)?:
      guard !name.hasPrefix(":"), !name.hasPrefix("//"), !name.hasPrefix("@") else { return [] }
      let path = FilePath.absolute(name, in: folder)
      return FileSystem.kind(of: path) == nil ? [] : [path]
    case .list(let items)?:
      let found = items.map { paths($0, in: folder) }
      return found.contains { $0 == nil } ? nil : found.flatMap { $0 ?? [] }
    case .call(let call)? where call.name == "glob":
      let included = texts(call["include"] ?? call.arguments.first { $0.label == nil }?.value)
      return files(matching: included, excluding: texts(call["exclude"]), in: folder)
    case .call(let call)? where call.name == "select":
      guard case .dictionary(let entries)? = call.arguments.first?.value else { return nil }
      let chosen = entries.first { $0.key.string == "//conditions:default" } ?? entries.first
      return paths(chosen?.value, in: folder)
    default: return nil
    }
  }

  private func files(
    matching included: [String],
    excluding excluded: [String],
    in folder: String
  ) -> [String] {
    let filter = PathFilter(
      included: included.map { Glob($0) },
      excluded: excluded.map { Glob($0) }
    )
    guard !included.isEmpty else { return [] }
    // A package ends where another begins.
    let walk = FolderFiles(below: folder) { path in
      ["BUILD", "BUILD.bazel"].allSatisfy { FileSystem.kind(of: FilePath.join(path, $0)) == nil }
    }
    return walk.paths.filter { filter.includes(FilePath.relative($0, to: folder)) }
  }
}
