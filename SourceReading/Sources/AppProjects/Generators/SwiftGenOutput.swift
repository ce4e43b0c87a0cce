import FileAccess

/// A source that SwiftGen makes for an app, as `swiftgen.yml` describes it.
///
/// The file is read as SwiftGen's documentation describes it, with the older forms of its keys.
public struct SwiftGenOutput: Hashable, Sendable {
  /// The command: `strings`, `xcassets`, `fonts`, `ib` and others.
  public var command: String
  /// The absolute paths of the inputs, files or folders.
  public var inputs: [String]
  /// The name of the template, such as `structured-swift5`.
  public var template: String
  /// The absolute path of the source.
  public var path: String
  /// The parameters, such as `enumName`.
  public var parameters: [String: String]

  /// Creates an output.
  public init(
    command: String,
    inputs: [String],
    template: String,
    path: String,
    parameters: [String: String] = [:]
  ) {
    (self.command, self.inputs, self.template) = (command, inputs, template)
    (self.path, self.parameters) = (path, parameters)
  }

  private static let names: Set<String> = [
    "swiftgen.yml", "swiftgen.yaml", ".swiftgen.yml", "SwiftGen.yml",
  ]

  /// How many folders below a project a configuration may be.
  private static let maximumDepth = 4

  /// The outputs of all configurations in a folder.
  public static func all(in folder: String) -> [SwiftGenOutput] {
    var pending = [(folder, 0)]
    var found: [SwiftGenOutput] = []
    while let (next, depth) = pending.popLast() {
      for name in FileSystem.names(in: next).sorted() {
        let path = FilePath.join(next, name)
        if names.contains(name) { found += read(path) }
        guard depth < maximumDepth, !name.hasPrefix("."), !FolderFiles.skipped.contains(name),
          FilePath.fileExtension(name).isEmpty, FileSystem.kind(of: path) == .folder
        else { continue }
        pending.append((path, depth + 1))
      }
    }
    return found
  }

  /// The outputs of a configuration; none of one that cannot be read.
  static func read(_ path: String) -> [SwiftGenOutput] {
    guard let bytes = try? FileBytes.read(path, limit: 1 << 20),
      let value = try? YAMLReader.read(bytes)
    else { return [] }
    let root = FilePath.folder(path)
    let reader = Reader(root)
    let inputs = FilePath.absolute(reader.text(value["input_dir"]?.string ?? ""), in: root)
    let outputs = FilePath.absolute(reader.text(value["output_dir"]?.string ?? ""), in: root)
    return value.members.filter { commands[$0.key] != nil }.flatMap { member in
      let entries = member.value.items.isEmpty ? [member.value] : member.value.items
      return entries.flatMap { entry in
        reader.outputs(of: entry, commands[member.key] ?? member.key, inputs, outputs)
      }
    }
  }

  /// The commands by their names now and earlier.
  private static let commands = [
    "strings": "strings", "xcassets": "xcassets", "fonts": "fonts", "ib": "ib",
    "storyboards": "ib",
  ]

  private struct Reader {
    let root: String

    init(_ root: String) { self.root = root }

    /// A text with the variables of Xcode's build phases.
    func text(_ text: String) -> String {
      var text = text
      let project = FileSystem.names(in: root).first { $0.hasSuffix(".xcodeproj") }
      let name = project.map { FilePath.stem($0) } ?? FilePath.name(root)
      for (variable, value) in [
        ("PROJECT_DIR", root), ("SRCROOT", root), ("PROJECT_NAME", name), ("TARGET_NAME", name),
        ("PRODUCT_NAME", name),
      ] {
        text = text.replacing("${\(variable)}", with: value)
      }
      return text
    }

    func outputs(
      of entry: ListValue,
      _ command: String,
      _ inputs: String,
      _ folder: String
    ) -> [SwiftGenOutput] {
      let paths = (entry["inputs"] ?? entry["paths"])?.strings ?? []
      let listed = entry["outputs"].map { $0.items.isEmpty ? [$0] : $0.items } ?? [entry]
      return listed.compactMap { output in
        guard let path = output["output"]?.string else { return nil }
        let parameters = (output["params"]?.members ?? []).compactMap { member in
          member.value.string.map { (member.key, $0) }
        }
        let template = output["templateName"] ?? output["templatePath"] ?? output["template"]
        return SwiftGenOutput(
          command: command,
          inputs: paths.map { FilePath.absolute(text($0), in: inputs) },
          template: template?.string ?? "",
          path: FilePath.absolute(text(path), in: folder),
          parameters: Dictionary(parameters) { $1 }
        )
      }
    }
  }
}
