import FileAccess

/// The objects of an Xcode project, `project.pbxproj`.
struct XcodeProjectFile {
  /// An object with the line on which it begins.
  struct Object: Hashable, Sendable {
    var isa: String
    var line: Int
    var fields: [String: ListValue]

    func text(_ name: String) -> String? { fields[name]?.string }
    func texts(_ name: String) -> [String] { fields[name]?.strings ?? [] }
  }

  /// The absolute path of the folder `….xcodeproj`.
  let path: String

  /// The absolute path of `project.pbxproj`.
  let file: String

  /// The absolute path of the folder to which paths of the project are relative.
  let root: String

  private let objects: [String: Object]
  private let places: [String: String]

  /// The object of the project itself.
  let project: Object

  init(_ path: String) throws(ProjectProblem) {
    self.path = path
    file = FilePath.join(path, "project.pbxproj")
    let list = try ListFile.read(file)
    var objects: [String: Object] = [:]
    for member in list.value["objects"]?.members ?? [] {
      var fields: [String: ListValue] = [:]
      for field in member.value.members { fields[field.key] = field.value }
      let isa = fields["isa"]?.string ?? ""
      objects[member.key] = Object(isa: isa, line: member.line, fields: fields)
    }
    guard let project = list.value["rootObject"]?.string.flatMap({ objects[$0] }),
      project.isa == "PBXProject"
    else {
      throw ProjectProblem(
        .init(
          file: file,
          message: "the project has no object for itself, 'rootObject'",
          hint: "open the project in Xcode, or restore the file from version control"
        )
      )
    }
    self.objects = objects
    self.project = project
    root = FilePath.absolute(project.text("projectDirPath") ?? "", in: FilePath.folder(path))
    places = Self.places(of: objects, project: project, root: root)
  }

  subscript(id: String) -> Object? { objects[id] }

  /// The objects in a list of an object, with their names.
  func objects(_ name: String, of object: Object) -> [(id: String, object: Object)] {
    object.texts(name).compactMap { id in objects[id].map { (id, $0) } }
  }

  /// All objects of a kind, in the order of the file.
  func all(_ isa: String) -> [(id: String, object: Object)] {
    objects.filter { $0.value.isa == isa }.sorted { $0.value.line < $1.value.line }
      .map { ($0.key, $0.value) }
  }

  /// The absolute path of a file or group; `nil` for a product and for a system file.
  func place(of id: String) -> String? { places[id] }

  /// The identifiers of all files and groups with a path.
  var placed: [String: String] { places }

  /// Visits the groups once, with an explicit stack: cycles end.
  private static func places(
    of objects: [String: Object],
    project: Object,
    root: String
  ) -> [String: String] {
    var places: [String: String] = [:]
    var pending: [(id: String, parent: String)] = []
    if let main = project.text("mainGroup") { pending.append((main, root)) }
    while let (id, parent) = pending.popLast() {
      guard places[id] == nil, let object = objects[id] else { continue }
      // A file of the system or of the build has no path, but the children of such a group may.
      let place = self.place(of: object, parent: parent, root: root)
      places[id] = place
      for child in object.texts("children") { pending.append((child, place ?? parent)) }
    }
    return places
  }

  private static func place(of object: Object, parent: String, root: String) -> String? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return path.isEmpty ? parent : FilePath.absolute(path, in: parent)
    case "SOURCE_ROOT", "PROJECT_DIR": return FilePath.absolute(path, in: root)
    case "<absolute>": return path.hasPrefix("/") ? FilePath.normalized(path) : nil
    default: return nil
    }
  }
}
