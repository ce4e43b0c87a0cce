import AppProjects
import FileAccess

/// The sources that SwiftGen makes for a module and that are not in its folder.
///
/// The names are those of SwiftGen's templates, as its documentation shows their output.
struct SwiftGenSource {
  let output: SwiftGenOutput
  /// The expression of the bundle with the resources.
  let bundle: String
  let hasViews: Bool

  /// The sources of a module.
  static func all(of module: AppModule, known: Set<String>) -> [GeneratedSource] {
    let bundle = module.hasOwnBundle ? "Bundle.module" : "Bundle.main"
    let written = Set(module.files)
    return module.swiftGen.enumerated().compactMap { index, output in
      guard !written.contains(output.path), FileSystem.kind(of: output.path) == nil else {
        return nil
      }
      let source = SwiftGenSource(
        output: output,
        bundle: bundle,
        hasViews: known.contains("SwiftUI")
      )
      return source.text.map {
        GeneratedSource(name: "\(FilePath.stem(output.path))\(index)", text: $0)
      }
    }
  }

  /// The text; `nil` for a template that is not known.
  var text: String? {
    let body: String? =
      switch output.command {
      case "strings": strings
      case "xcassets": assets
      case "fonts": fonts
      case "ib": storyboards
      default: nil
      }
    guard let body else { return nil }
    return "import Foundation\nimport UIKit\n" + (hasViews ? "import SwiftUI\n" : "") + body
  }

  var access: String { output.parameters["publicAccess"] == "true" ? "public " : "" }

  func name(_ parameter: String, _ usual: String) -> String {
    output.parameters[parameter] ?? usual
  }

  private var forcesFileNames: Bool { output.parameters["forceFileNameEnum"] == "true" }

  // MARK: Strings

  /// A level of keys.
  private struct Level {
    var texts: [(name: String, text: TextTables.Text)] = []
    var levels: [String: Level] = [:]

    mutating func add(_ path: ArraySlice<Substring>, _ text: TextTables.Text) {
      guard let first = path.first else { return }
      if path.count == 1 {
        texts.append((String(first), text))
      } else {
        levels[ResourceName.type(String(first)), default: Level()].add(path.dropFirst(), text)
      }
    }
  }

  private var strings: String {
    let tables = TextTables(output.inputs).tables
    let root = name("enumName", "L10n")
    let isFlat = output.template.hasPrefix("flat")
    let separator = output.parameters["separator"] ?? "."
    var text = "\(access)enum \(root) {\n"
    for (table, texts) in tables {
      var level = Level()
      for item in texts {
        let parts = item.key.split(separator: separator)
        level.add(isFlat || parts.isEmpty ? [item.key[...]] : parts[...], item)
      }
      let isNested = tables.count > 1 || forcesFileNames
      let body = write(level, table, root, isNested ? "    " : "  ")
      text += isNested ? "  \(access)enum \(ResourceName.type(table)) {\n\(body)  }\n" : body
    }
    return text + "}\n" + """
      extension \(root) {
        private static func tr(_ table: String, _ key: String, _ arguments: CVarArg...) -> String {
          let format = NSLocalizedString(key, tableName: table, bundle: \(bundle), comment: "")
          return arguments.isEmpty ? format : String(format: format, locale: Locale.current, arguments: arguments)
        }
      }

      """
  }

  private func write(_ level: Level, _ table: String, _ root: String, _ indent: String) -> String {
    var text = ""
    for (name, item) in level.texts {
      let member = ResourceName.member(name)
      let key = ResourceName.literal(item.key)
      let call = "\(root).tr(\(ResourceName.literal(table)), \(key)"
      if item.arguments.isEmpty {
        text += "\(indent)\(access)static var \(member): String { \(call)) }\n"
      } else {
        let parameters = item.arguments.enumerated().map {
          "_ p\($0.offset + 1): \(Self.type($0.element))"
        }
        let values = item.arguments.enumerated().map { Self.value($0.element, "p\($0.offset + 1)") }
        text +=
          "\(indent)\(access)static func \(member)(\(parameters.joined(separator: ", "))) -> String "
          + "{ \(call), \(values.joined(separator: ", "))) }\n"
      }
    }
    for (name, next) in level.levels.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)\(access)enum \(name) {\n"
      text += write(next, table, root, indent + "  ") + "\(indent)}\n"
    }
    return text
  }

  private static func type(_ kind: FormatArguments.Kind) -> String {
    switch kind {
    case .object: "Any"
    case .integer: "Int"
    case .real: "Float"
    case .text: "UnsafePointer<CChar>"
    case .character: "CChar"
    case .pointer: "UnsafeRawPointer"
    }
  }

  private static func value(_ kind: FormatArguments.Kind, _ name: String) -> String {
    switch kind {
    case .object: "String(describing: \(name))"
    case .real: "Double(\(name))"
    case .pointer: "Int(bitPattern: \(name))"
    case .integer, .text, .character: name
    }
  }

  // MARK: Assets

  private var assets: String {
    let catalogs = Self.paths(output.inputs, ending: "xcassets")
    let color = name("colorTypeName", "ColorAsset")
    let image = name("imageTypeName", "ImageAsset")
    let isNested = catalogs.count > 1 || forcesFileNames
    var text = "\(access)enum \(name("enumName", "Asset")) {\n"
    for path in catalogs {
      let body = AssetNames(path, color: color, image: image, access: access)
        .text(isNested ? "    " : "  ")
      text +=
        isNested
        ? "  \(access)enum \(ResourceName.type(FilePath.stem(path))) {\n\(body)  }\n" : body
    }
    return text + "}\n" + AssetNames.types(color: color, image: image, access, bundle, hasViews)
  }

  /// The paths themselves, or those of a kind in a folder.
  static func paths(_ inputs: [String], ending: String) -> [String] {
    let endings = Set(ending.split(separator: " ").map(String.init))
    return inputs.flatMap { path -> [String] in
      if endings.contains(FilePath.fileExtension(path)) { return [path] }
      return folderFiles(path).filter { endings.contains(FilePath.fileExtension($0)) }
    }
  }

  /// The files and whole folders below a folder.
  private static func folderFiles(_ folder: String) -> [String] {
    var (pending, found): ([String], [String]) = ([folder], [])
    while let next = pending.popLast(), found.count < 10_000 {
      for name in FileSystem.names(in: next).sorted() where !name.hasPrefix(".") {
        let path = FilePath.join(next, name)
        let isFolder = FileSystem.kind(of: path) == .folder && !FileSystem.isLink(path)
        let isLanguage = FilePath.fileExtension(name) == "lproj"
        if isFolder, FilePath.fileExtension(name).isEmpty || isLanguage { pending.append(path) }
        found.append(path)
      }
    }
    return found.sorted()
  }
}
