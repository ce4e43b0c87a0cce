import FileAccess

/// Reads the frameworks of Carthage: `Cartfile.resolved`, and the sources in `Carthage/Checkouts`.
struct CarthageReader {
  private(set) var references: [PackageReference] = []
  private(set) var targets: [AppTarget] = []
  private(set) var products: [String: [String: [String]]] = [:]
  private(set) var findings: [ProjectFinding] = []

  init(_ folder: String) {
    let names = ["Cartfile.resolved", "Cartfile"].map { FilePath.join(folder, $0) }
    guard let bytes = names.lazy.compactMap({ try? FileBytes.read($0, limit: 1 << 20) }).first
    else {
      return
    }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = BuildSettings.words(String(line))
      guard words.count >= 2, ["github", "git", "binary"].contains(words[0]) else { continue }
      let name = FilePath.stem(FilePath.name(words[1]))
      let place = FilePath.join(FilePath.join(folder, "Carthage/Checkouts"), name)
      let isThere = !FileSystem.names(in: place).isEmpty
      references.append(
        .init(
          identity: name,
          manager: .carthage,
          url: words[1],
          version: words.count > 2 ? words[words.count - 1] : nil,
          folder: isThere ? place : nil
        )
      )
      if isThere { read(place, name) }
    }
  }

  /// Reads a checkout: its package, or the frameworks of its projects.
  private mutating func read(_ place: String, _ name: String) {
    if let package = try? PackageFolder(place, identity: name), !package.targets.isEmpty {
      targets += package.targets
      products[name] = Dictionary(package.manifest.products.map { ($0.name, $0.targets) }) { $1 }
      return
    }
    let projects = ProjectPlaces.projects(below: place)
    let draft = XcodeReader.read(projects)
    findings += draft.findings
    var own: [String: [String]] = [:]
    for var target in draft.targets where target.kind == .framework {
      target.package = name
      own[target.module] = [target.name]
      targets.append(target)
    }
    products[name] = own
  }
}
