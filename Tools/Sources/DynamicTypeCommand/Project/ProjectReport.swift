import AppPrograms
import AppProjects
import CommandSupport
import FileAccess

/// The answer of `dynamictype project`.
struct ProjectReport {
  private static let shownFindings = 10

  var project: AppProject
  /// The path as the person wrote it.
  var name: String
  /// The outcome of the code where it was compiled.
  var summary: AppSummary?

  var report: Report {
    var table = TextTable([
      .left("Target"), .left("Kind"), .right("Swift"), .right("Objective-C"), .right("Resources"),
      .right("Modules"), .left("Needs"),
    ])
    table.rows = project.targets.map(cells)
    return Report(table: table, footnotes: notes, json: json)
  }

  private func cells(_ target: AppTarget) -> [String] {
    let needs = target.dependencies.compactMap { dependency -> String? in
      switch dependency {
      case .target(let name), .product(let name, _): name
      case .binary, .system: nil
      }
    }
    let shown = needs.prefix(4).joined(separator: ", ")
    let implementations = target.objectiveCSources.filter { FilePath.fileExtension($0) != "h" }
    return [
      target.name, Self.kindNames[target.kind] ?? target.kind.rawValue, "\(target.sources.count)",
      "\(implementations.count)", "\(target.resources.count)",
      "\(project.modules(for: target).count)",
      needs.count > 4
        ? "\(shown) and \(needs.count - 4) more" : needs.isEmpty ? TextTable.nothing : shown,
    ]
  }

  private static let kindNames: [AppTarget.Kind: String] = [
    .application: "app", .framework: "framework", .library: "library", .appExtension: "extension",
    .macro: "macro",
  ]

  // MARK: Notes

  private var notes: [String] {
    [origin, leftOut].compactMap { $0 } + packages + missing + findings + (summary?.sentences ?? [])
  }

  private var place: (kind: String, path: String) {
    switch project.origin {
    case .workspace(let path): ("workspace", path)
    case .xcodeProject(let path): ("Xcode project", path)
    case .package(let path): ("package", path)
    case .xcodeGen(let path): ("XcodeGen specification", path)
    case .tuist(let path): ("Tuist project", path)
    case .bazel(let path): ("Bazel workspace", path)
    case .folder: ("folder", project.folder)
    }
  }

  /// A path relative to the folder; a path outside stays absolute.
  private func relative(_ path: String) -> String {
    path == project.folder ? "." : FilePath.relative(path, to: project.folder)
  }

  private var origin: String {
    let (kind, path) = place
    return "Read from the \(kind) \(path == project.folder ? FilePath.name(path) : relative(path))."
  }

  private var leftOut: String? {
    let counts = LeftOutTarget.Reason.allCases.compactMap { reason -> String? in
      let count = project.leftOut.count { $0.reason == reason }
      return count == 0 ? nil : "\(count) (\(reason.rawValue))"
    }
    guard !counts.isEmpty else { return nil }
    return "Targets left out: \(counts.joined(separator: ", "))."
  }

  private var packages: [String] {
    let needed = project.packages
    guard !needed.isEmpty else { return [] }
    let absent = needed.filter { $0.folder == nil }
    let lines = absent.map { package in
      let version = package.version ?? package.revision.map { String($0.prefix(10)) }
      return "  \(package.identity)\(version.map { " \($0)" } ?? "") (\(package.manager.rawValue))"
    }
    let count = needed.count
    let sentence =
      "\(count) \(count == 1 ? "package" : "packages"), of which \(needed.count - absent.count) "
      + "\(needed.count - absent.count == 1 ? "was" : "were") found"
    return [sentence + (lines.isEmpty ? "." : "; not found:")] + lines
  }

  private var missing: [String] {
    let apps = project.targets.filter { $0.kind == .application }
    let names = Set(
      (apps.isEmpty ? project.targets : apps).flatMap { project.missingModules(for: $0) }
        .filter { !$0.isApples }.map(\.name)
    ).sorted()
    return names.isEmpty ? [] : ["Modules that nobody has: \(names.joined(separator: ", "))."]
  }

  private var findings: [String] {
    let lines = project.findings.prefix(Self.shownFindings).map { finding in
      let place = relative(finding.file) + (finding.line.map { ":\($0)" } ?? "")
      return "\(place): \(finding.message); \(finding.hint)"
    }
    let rest = project.findings.count - lines.count
    return lines + (rest > 0 ? ["and \(rest) more findings, which --json lists"] : [])
  }

  // MARK: JSON

  private var json: JSONValue {
    [
      "build": summary?.json(relativeTo: project.folder) ?? .null,
      "folder": .string(name),
      "origin": ["kind": .string(place.kind), "path": .string(relative(place.path))],
      "targets": .array(project.targets.map(object)),
      "packageTargets": .array(project.packageTargets.map(object)),
      "leftOut": .array(
        project.leftOut.map {
          [
            "name": .string($0.name), "kind": .string($0.kind),
            "reason": .string($0.reason.rawValue),
          ]
        }
      ),
      "packages": .array(project.packages.map(object)),
      "findings": .array(
        project.findings.map {
          [
            "file": .string(relative($0.file)), "line": JSONValue($0.line.map(Double.init)),
            "message": .string($0.message), "hint": .string($0.hint),
          ]
        }
      ),
    ]
  }

  private func texts(_ list: [String]) -> JSONValue { .array(list.map { .string($0) }) }

  private func object(_ target: AppTarget) -> JSONValue {
    let isOwn = project.targets.contains(target)
    return [
      "name": .string(target.name),
      "module": .string(target.module),
      "kind": .string(target.kind.rawValue),
      "package": JSONValue(target.package),
      "folder": .string(relative(target.folder)),
      "sources": texts(target.sources.map(relative)),
      "objectiveCSources": texts(target.objectiveCSources.map(relative)),
      "resources": .array(target.resources.map(object)),
      "dependencies": .array(target.dependencies.map(object)),
      "settings": object(target.settings),
      "modules": isOwn ? texts(project.modules(for: target).map(\.module)) : .null,
      "missingModules": isOwn
        ? .array(
          project.missingModules(for: target).map {
            [
              "name": .string($0.name), "isApples": .bool($0.isApples),
              "package": JSONValue($0.package), "files": .number(Double($0.files.count)),
            ]
          }
        ) : .null,
    ]
  }

  private func object(_ resource: AppTarget.Resource) -> JSONValue {
    let (kind, region): (String, String?) =
      switch resource.kind {
      case .file: ("file", nil)
      case .folder: ("folder", nil)
      case .catalog: ("catalog", nil)
      case .dataModel: ("data model", nil)
      case .localized(let region): ("localized", region)
      }
    return [
      "path": .string(relative(resource.path)), "kind": .string(kind), "region": JSONValue(region),
      "place": .string(resource.place),
    ]
  }

  private func object(_ dependency: AppTarget.Dependency) -> JSONValue {
    switch dependency {
    case .target(let name): ["kind": "target", "name": .string(name)]
    case .product(let name, let package):
      ["kind": "product", "name": .string(name), "package": JSONValue(package)]
    case .binary(let path): ["kind": "binary", "path": .string(relative(path))]
    case .system(let name): ["kind": "system", "name": .string(name)]
    }
  }

  private func object(_ settings: AppTarget.Settings) -> JSONValue {
    [
      "conditions": texts(settings.conditions),
      "languageVersion": JSONValue(settings.languageVersion),
      "isolatesToMainActor": .bool(settings.isolatesToMainActor),
      "upcomingFeatures": texts(settings.upcomingFeatures),
      "experimentalFeatures": texts(settings.experimentalFeatures),
      "bridgingHeader": JSONValue(settings.bridgingHeader.map(relative)),
      "infoPlist": JSONValue(settings.infoPlist.map(relative)),
      "infoPlistKeys": .object(
        settings.infoPlistKeys.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }
      ),
      "bundleIdentifier": JSONValue(settings.bundleIdentifier),
      "deploymentTarget": JSONValue(settings.deploymentTarget),
      "deviceFamilies": .array(settings.deviceFamilies.map { .number(Double($0.rawValue)) }),
      "headerFolders": texts(settings.headerFolders.map(relative)),
      "developmentRegion": JSONValue(settings.developmentRegion),
    ]
  }

  private func object(_ package: PackageReference) -> JSONValue {
    [
      "identity": .string(package.identity),
      "manager": .string(package.manager.rawValue),
      "products": texts(package.products),
      "url": JSONValue(package.url),
      "revision": JSONValue(package.revision),
      "version": JSONValue(package.version),
      "folder": JSONValue(package.folder.map(relative)),
    ]
  }
}
