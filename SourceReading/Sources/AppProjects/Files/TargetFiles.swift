import FileAccess

/// The files of a target, as they are collected.
struct TargetFiles {
  private var sources: Set<String> = []
  private var objectiveC: Set<String> = []
  private var resources: [String: AppTarget.Resource] = [:]
  private(set) var binaries: [String] = []

  var isWithoutSources: Bool { sources.isEmpty && objectiveC.isEmpty }
  var hasImplementation: Bool {
    !sources.isEmpty || objectiveC.contains { !Self.isHeader($0) }
  }

  private static func isHeader(_ path: String) -> Bool {
    ["h", "hh", "hpp", "hxx", "inc"].contains(FilePath.fileExtension(path))
  }

  /// Adds a file in the role that its name determines.
  mutating func add(_ path: String, place: String? = nil) {
    switch FileRole(path) {
    case .swift: sources.insert(path)
    case .objectiveC: objectiveC.insert(path)
    case .resource(let kind): add(resource: path, kind, place: place)
    case .binary: binaries.append(path)
    case .none: break
    }
  }

  /// Adds a folder that is copied as it is.
  mutating func add(folder path: String) { add(resource: path, .folder, place: nil) }

  /// Adds a file that is copied regardless of its name.
  mutating func add(resourceFile path: String) {
    guard case .resource(let kind) = FileRole(path) else {
      return add(resource: path, .file, place: nil)
    }
    add(resource: path, kind, place: nil)
  }

  private mutating func add(resource path: String, _ kind: AppTarget.Resource.Kind, place: String?)
  {
    let parent = FilePath.name(FilePath.folder(path))
    if let place {
      resources[path] = .init(path: path, kind: kind, place: place)
    } else if FilePath.fileExtension(parent) == "lproj" {
      let place = FilePath.join(parent, FilePath.name(path))
      resources[path] = .init(path: path, kind: .localized(FilePath.stem(parent)), place: place)
    } else {
      resources[path] = .init(path: path, kind: kind, place: FilePath.name(path))
    }
  }

  mutating func remove(_ path: String) {
    sources.remove(path)
    objectiveC.remove(path)
    resources[path] = nil
  }

  /// Keeps the files whose paths satisfy a condition.
  mutating func filter(_ keeps: (String) -> Bool) {
    sources = sources.filter(keeps)
    objectiveC = objectiveC.filter(keeps)
    resources = resources.filter { keeps($0.key) }
  }

  /// Passes the files on, sorted.
  func give(to target: inout AppTarget) {
    func isBefore(_ first: String, _ second: String) -> Bool {
      first.utf8.lexicographicallyPrecedes(second.utf8)
    }
    target.sources = sources.sorted(by: isBefore)
    target.objectiveCSources = objectiveC.sorted(by: isBefore)
    target.resources = resources.values.sorted { isBefore($0.path, $1.path) }
    target.dependencies += binaries.map { .binary($0) }
  }
}
