import FileAccess
import ObjectiveCReading

/// Looks for included headers as the build of an app does: beside the including one, among those of the project
/// by their names, and in the search folders.
struct HeaderSearch: HeaderSource {
  private let module: String
  private let folders: [String]
  /// Headers by their names.
  private let named: [String: String]
  /// The modules of other targets, by the paths of their headers.
  private let homes: [String: String]
  private let modules: Set<String>

  /// The greatest size of a header.
  private static let maximumSize = 4 << 20
  /// The greatest number of headers in a project's folder.
  private static let maximumCount = 20_000

  /// - Parameters:
  ///   - module: The module that includes.
  ///   - others: The modules that it may import.
  init(_ module: AppModule, others: [AppModule]) {
    self.module = module.name
    folders = module.headers?.folders ?? []
    let isApp = module.headers?.isPublic == false
    let all = (module.headers?.files ?? []) + (isApp ? Self.headers(below: module.folder) : [])
    named = Dictionary(
      all.filter { FilePath.fileExtension($0) == "h" }.map { (FilePath.name($0), $0) }
    ) { first, _ in first }
    let shared = others.filter { $0.headers?.isPublic == true }
    homes = Dictionary(
      shared.flatMap { other in (other.headers?.files ?? []).map { ($0, other.name) } }
    ) { first, _ in first }
    modules = Set(others.map(\.name))
  }

  func find(_ inclusion: HeaderInclusion, from path: String) -> FoundHeader {
    switch inclusion {
    case .module(let name): .module(name)
    case .quoted(let name):
      header(FilePath.normalized(FilePath.join(FilePath.folder(path), name)))
        ?? found(name) ?? .nothing
    case .angled(let name): angled(name)
    }
  }

  func bytes(of path: String) -> [UInt8]? { try? FileBytes.read(path, limit: Self.maximumSize) }

  private func angled(_ name: String) -> FoundHeader {
    guard let slash = name.firstIndex(of: "/") else { return found(name) ?? .nothing }
    let framework = String(name[..<slash])
    if framework == module { return found(FilePath.name(name)) ?? .nothing }
    if modules.contains(framework) { return .module(framework) }
    return found(name) ?? .module(framework)
  }

  /// A header by its name in the project, or below a search folder.
  private func found(_ name: String) -> FoundHeader? {
    // The header that the compiler writes of Swift has what is there already.
    if name.hasSuffix("-Swift.h") { return .nothing }
    for folder in folders {
      if let found = header(FilePath.join(folder, name)) { return found }
    }
    return named[FilePath.name(name)].flatMap(header)
  }

  private func header(_ path: String) -> FoundHeader? {
    guard FileSystem.kind(of: path) == .file else { return nil }
    let place = FileSystem.resolved(path) ?? path
    return (homes[path] ?? homes[place]).map { .module($0) } ?? .header(place)
  }

  /// All headers of a project, which Xcode finds by their names.
  private static func headers(below folder: String) -> [String] {
    var (pending, found): ([String], [String]) = ([folder], [])
    var seen: Set<FileSystem.Identity> = []
    while let next = pending.popLast(), found.count < maximumCount {
      guard let identity = FileSystem.identity(of: next), seen.insert(identity).inserted else {
        continue
      }
      for name in FileSystem.names(in: next).sorted() where !name.hasPrefix(".") {
        let path = FilePath.join(next, name)
        switch FileSystem.kind(of: path) {
        case .folder where !["build", "DerivedData", "node_modules"].contains(name):
          pending.append(path)
        case .file where name.hasSuffix(".h"): found.append(path)
        default: break
        }
      }
    }
    // Headers nearer to the project's folder come first.
    return found.sorted {
      ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1)
    }
  }
}
