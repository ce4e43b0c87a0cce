import FileAccess

/// Reads the pods of a folder: `Podfile.lock`, and the sources in `Pods`.
struct PodsReader {
  private(set) var references: [PackageReference] = []
  private(set) var targets: [AppTarget] = []
  private(set) var products: [String: [String: [String]]] = [:]
  private(set) var findings: [ProjectFinding] = []
  /// The pods of each target, as named in the `Podfile`.
  private(set) var podsOfTargets: [String: [String]] = [:]

  private let folder: String
  private var needs: [String: [String]] = [:]

  init(_ folder: String) {
    self.folder = folder
    let lock = FilePath.join(folder, "Podfile.lock")
    let podfile = FilePath.join(folder, "Podfile")
    if let bytes = try? FileBytes.read(podfile, limit: 1 << 20) {
      podsOfTargets = PodfileReader(String(decoding: bytes, as: UTF8.self)).pods
    }
    if FileSystem.kind(of: lock) == .file { read(lock: lock) }
    let used = podsOfTargets.values.joined()
    for name in Set(used).sorted() where !references.contains(where: { $0.identity == name }) {
      references.append(.init(identity: name, manager: .cocoaPods, products: [name]))
    }
    findSources()
  }

  private mutating func read(lock: String) {
    do {
      let value = try YAMLReader.read(try FileBytes.read(lock, limit: 16 << 20))
      for entry in value["PODS"]?.items ?? [] { add(entry) }
      for (key, isCheckout) in [("EXTERNAL SOURCES", false), ("CHECKOUT OPTIONS", true)] {
        for source in value[key]?.members ?? [] { read(source, isCheckout: isCheckout) }
      }
    } catch let error as ListSyntaxError {
      findings.append(
        .init(
          file: lock,
          line: error.line,
          message: "the pods cannot be read: \(error.message)",
          hint: "make the file anew with 'pod install'"
        )
      )
    } catch {
      findings.append(.init(file: lock, message: "\(error)", hint: "restore the file"))
    }
  }

  /// Adds a line such as `Alamofire (5.4.0)`, which may list its dependencies.
  private mutating func add(_ entry: ListValue) {
    guard let text = entry.string ?? entry.members.first?.key else { return }
    let name = PodfileReader.root(text)
    let version = text.split { $0 == "(" || $0 == ")" }.dropFirst().first.map(String.init)
    let others = entry.members.first?.value.strings.map(PodfileReader.root) ?? []
    needs[name, default: []] += others.filter { $0 != name }
    guard !references.contains(where: { $0.identity == name }) else { return }
    references.append(
      .init(identity: name, manager: .cocoaPods, products: [name], version: version)
    )
  }

  private mutating func read(_ source: ListValue.Member, isCheckout: Bool) {
    let name = PodfileReader.root(source.key)
    guard let index = references.firstIndex(where: { $0.identity == name }) else { return }
    if let path = source.value[":path"]?.string {
      let place = FilePath.absolute(path, in: folder)
      references[index].url = path
      let home = FilePath.fileExtension(place) == "podspec" ? FilePath.folder(place) : place
      if FileSystem.kind(of: home) == .folder { references[index].folder = home }
    }
    references[index].url = references[index].url ?? source.value[":git"]?.string
    references[index].revision = source.value[":commit"]?.string ?? references[index].revision
  }

  // MARK: Sources

  private mutating func findSources() {
    let pods = FilePath.join(folder, "Pods")
    let project = FilePath.join(pods, "Pods.xcodeproj")
    var built: [String: AppTarget] = [:]
    if FileSystem.kind(of: project) == .folder {
      let draft = XcodeReader.readPods(project)
      for target in draft.targets { built[target.name] = target }
    }
    for index in references.indices {
      let name = references[index].identity
      let place = references[index].folder ?? FilePath.join(pods, name)
      guard !FileSystem.names(in: place).isEmpty else {
        references[index].folder = nil
        continue
      }
      references[index].folder = place
      guard var target = built[name] ?? target(name, in: place) else { continue }
      target.package = name
      target.dependencies += needs[name, default: []].map { .product($0, package: $0) }
      target.dependencies = target.dependencies.filter {
        if case .target = $0 { false } else { true }
      }
      targets.append(target)
      products[name] = [name: [target.name]]
    }
  }

  /// A pod whose files are all files in its folder: CocoaPods removes the others.
  private func target(_ name: String, in place: String) -> AppTarget? {
    var files = TargetFiles()
    for path in FolderFiles.ofSources(below: place) where !path.contains("/Example") {
      files.add(path)
    }
    guard files.hasImplementation else { return nil }
    var target = AppTarget(
      name: name,
      module: name.asIdentifier,
      kind: .framework,
      folder: place,
      settings: .init(conditions: ["COCOAPODS", "DEBUG"], languageVersion: "5")
    )
    files.give(to: &target)
    return target
  }
}
