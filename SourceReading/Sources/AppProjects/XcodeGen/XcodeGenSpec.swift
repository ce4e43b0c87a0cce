import FileAccess

/// A specification of XcodeGen, `project.yml`, with the included files and with its templates applied.
///
/// After "Project Spec" of XcodeGen's documentation.
struct XcodeGenSpec {
  private static let maximumFiles = 200

  private(set) var root: ListValue = .dictionary([])
  private(set) var findings: [ProjectFinding] = []
  private var files = 0

  init(_ path: String) {
    let environment: [String: String] = [:]
    root = read(path, environment)
  }

  private mutating func read(_ path: String, _ environment: [String: String]) -> ListValue {
    files += 1
    guard files <= Self.maximumFiles else { return .dictionary([]) }
    let value: ListValue
    do {
      value = try YAMLReader.read(try FileBytes.read(path, limit: 4 << 20))
    } catch let error as ListSyntaxError {
      report(path, error.line, error.message)
      return .dictionary([])
    } catch {
      report(path, nil, "\(error)")
      return .dictionary([])
    }
    var result = ListValue.dictionary([])
    for include in value["include"]?.items ?? [] {
      result = result.merged(with: self.include(include, from: path))
    }
    if case .dictionary? = value["include"], let include = value["include"] {
      result = result.merged(with: self.include(include, from: path))
    }
    return result.merged(with: value)
  }

  private mutating func include(_ value: ListValue, from path: String) -> ListValue {
    guard let name = value.string ?? value["path"]?.string else { return .dictionary([]) }
    if let isOn = value["enable"]?.string, !["true", "yes", "YES"].contains(isOn) {
      return .dictionary([])
    }
    let place = FilePath.absolute(name, in: FilePath.folder(path))
    let included = read(place, [:])
    // Paths of an included file are relative to it by default.
    let isRelative = value["relativePaths"]?.string.map { !["false", "no"].contains($0) } ?? true
    let prefix = FilePath.relative(FilePath.folder(place), to: FilePath.folder(path))
    guard isRelative, FilePath.folder(place) != FilePath.folder(path) else { return included }
    return included.withPaths(in: prefix)
  }

  private mutating func report(_ path: String, _ line: Int?, _ message: String) {
    findings.append(
      .init(
        file: path,
        line: line,
        message: "the specification of XcodeGen cannot be read: \(message)",
        hint: "correct or restore the file"
      )
    )
  }
}

extension ListValue {
  /// The value with another merged over it: mappings member by member, lists concatenated.
  ///
  /// A key that ends with `:REPLACE` replaces the previous value, as in XcodeGen.
  func merged(with other: ListValue) -> ListValue {
    switch (self, other) {
    case (.dictionary(let members), .dictionary(let others)):
      var result = members
      var places = Dictionary(
        members.enumerated().map { ($1.key, $0) },
        uniquingKeysWith: { $1 }
      )
      for var member in others {
        let replaces = member.key.hasSuffix(":REPLACE")
        if replaces { member.key = String(member.key.dropLast(8)) }
        if let index = places[member.key] {
          if !replaces { member.value = result[index].value.merged(with: member.value) }
          result[index] = member
        } else {
          places[member.key] = result.count
          result.append(member)
        }
      }
      return .dictionary(result)
    case (.array(let items), .array(let others)): return .array(items + others)
    default: return other
    }
  }

  /// The value with `${name}` replaced in its texts and keys.
  func replacing(_ names: [String: String]) -> ListValue {
    func replaced(_ text: String) -> String {
      guard text.contains("${") else { return text }
      return names.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
    }
    switch self {
    case .string(let text): return .string(replaced(text))
    case .array(let items): return .array(items.map { $0.replacing(names) })
    case .dictionary(let members):
      return .dictionary(
        members.map {
          Member(key: replaced($0.key), line: $0.line, value: $0.value.replacing(names))
        }
      )
    }
  }

  /// A specification whose paths are relative to a folder.
  fileprivate func withPaths(in folder: String) -> ListValue {
    func moved(_ value: ListValue) -> ListValue {
      switch value {
      case .string(let path):
        .string(path.hasPrefix("/") ? path : FilePath.normalized("\(folder)/\(path)"))
      case .array(let items): .array(items.map(moved))
      case .dictionary(let members):
        .dictionary(
          members.map { member in
            member.key == "path"
              ? Member(key: member.key, line: member.line, value: moved(member.value)) : member
          }
        )
      }
    }
    func movedTarget(_ target: ListValue) -> ListValue {
      .dictionary(
        target.members.map { member in
          switch member.key {
          case "sources", "resources", "info", "entitlements", "configFiles":
            Member(
              key: member.key,
              line: member.line,
              value: member.key == "configFiles"
                ? .dictionary(
                  member.value.members.map {
                    .init(key: $0.key, line: $0.line, value: moved($0.value))
                  }
                ) : moved(member.value)
            )
          default: member
          }
        }
      )
    }
    return .dictionary(
      members.map { member in
        switch member.key {
        case "targets", "targetTemplates":
          Member(
            key: member.key,
            line: member.line,
            value: .dictionary(
              member.value.members.map {
                .init(key: $0.key, line: $0.line, value: movedTarget($0.value))
              }
            )
          )
        case "packages":
          Member(
            key: member.key,
            line: member.line,
            value: .dictionary(
              member.value.members.map { .init(key: $0.key, line: $0.line, value: moved($0.value)) }
            )
          )
        case "configFiles":
          Member(
            key: member.key,
            line: member.line,
            value: .dictionary(
              member.value.members.map { .init(key: $0.key, line: $0.line, value: moved($0.value)) }
            )
          )
        default: member
        }
      }
    )
  }
}
