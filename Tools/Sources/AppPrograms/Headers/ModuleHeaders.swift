import FileAccess
import LeavingOut
import ObjectiveCReading

/// The Swift declarations of the headers of a module in Objective-C or C.
struct ModuleHeaders {
  /// The source; `nil` without headers.
  private(set) var source: GeneratedSource?
  /// The superclasses that nobody declares.
  private(set) var omissions: [Omission] = []

  /// - Parameters:
  ///   - module: The module.
  ///   - others: The modules that it may import.
  ///   - known: The names of all modules that it may import.
  init(_ module: AppModule, others: [AppModule], known: Set<String>) {
    guard let headers = module.headers else { return }
    let search = HeaderSearch(module, others: others)
    let inherited = Self.classes(of: others)
    var options = ImportedHeaders.Options()
    options.isPublic = headers.isPublic
    options.constants = Self.constants(in: headers.files)
    options.superclass = { name in
      let swift = Self.isApples(name) ? ImportedHeaders.systemName(of: name) : name
      return Self.isApples(name) || inherited.contains(name) ? swift : nil
    }
    options.standIn = { LeftOutCode.superclass(inPlaceOf: $0) ?? "NSObject" }
    options.value = { LeftOutCode.value(of: $0, named: "Objective-C") }
    options.trap = { LeftOutCode.trap("\($0) is written in Objective-C, which is not compiled") }
    let imported = ImportedHeaders(of: headers.roots, from: search, options)
    guard !imported.source.isEmpty || !imported.modules.isEmpty else { return }
    var modules = ["Foundation"] + (known.contains("UIKit") ? ["UIKit"] : [])
    let own = Set(modules + [module.name])
    let exported = imported.modules.filter { !own.contains($0) }
    var text = modules.map { "import \($0)\n" }.joined()
    text += exported.map { "@_exported import \($0)\n" }.joined()
    modules += exported
    source = GeneratedSource(name: "Headers", text: text + imported.source)
    omissions = imported.notes.map { note in
      Omission(
        file: note.file,
        line: note.line,
        kind: .type,
        missingName: note.name,
        reason: note.message,
        replacement: note.replacement
      )
    }
  }

  /// The prefixes of the classes of Apple's frameworks.
  private static let prefixes = [
    "NS", "UI", "CA", "AV", "WK", "MK", "CL", "SK", "PH", "CN", "EK", "UN", "PK", "GK", "GL", "SCN",
  ]

  private static func isApples(_ name: String) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        && name.dropFirst(prefix.count + 1).first?.isLowercase == true
    } || name.hasPrefix("NSURL") || name.hasPrefix("NSHTTP") || name.hasPrefix("NSXML")
  }

  /// The classes that headers of other modules declare.
  private static func classes(of modules: [AppModule]) -> Set<String> {
    var names: Set<String> = []
    for module in modules where module.headers?.isPublic == true {
      for path in module.headers?.files ?? [] where FilePath.fileExtension(path) == "h" {
        guard let bytes = try? FileBytes.read(path, limit: 4 << 20) else { continue }
        for row in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        where row.hasPrefix("@interface ") {
          let name = row.dropFirst(11).drop { $0 == " " }
            .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          names.insert(String(name))
        }
      }
    }
    return names
  }

  /// The values of constants that headers only announce.
  private static func constants(in files: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for path in files where ["m", "mm", "c"].contains(FilePath.fileExtension(path)) {
      guard let bytes = try? FileBytes.read(path, limit: 4 << 20) else { continue }
      found.merge(ImportedHeaders.constants(in: bytes)) { first, _ in first }
    }
    return found
  }
}
