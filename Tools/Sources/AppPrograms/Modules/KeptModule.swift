import Diagnostics
import FileAccess
import Foundation
import LeavingOut

/// The outcome of a module, kept beside its objects until the next build.
struct KeptModule: Codable {
  /// Everything but its files on which the outcome depends: options, libraries and modules of the app.
  var surroundings: String
  /// The files with prints of their contents.
  var files: [String: SourcePrint]
  /// The number of screens that need no arguments.
  var screens: Int
  var result: ModuleBuild.Result

  // MARK: File

  private static func path(_ folder: String) -> String { FilePath.join(folder, "module.json") }

  /// Reads the state kept in a module's folder; `nil` if there is none, or another version wrote it.
  init?(in folder: String) {
    guard let bytes = try? FileBytes.read(Self.path(folder)),
      let kept = try? JSONDecoder().decode(Self.self, from: Data(bytes))
    else { return nil }
    self = kept
  }

  init(
    surroundings: String,
    files: [String: SourcePrint],
    screens: Int,
    result: ModuleBuild.Result
  ) {
    (self.surroundings, self.files) = (surroundings, files)
    (self.screens, self.result) = (screens, result)
  }

  /// Writes the outcome, and removes copies and objects of files that are gone.
  func write(in folder: String) throws(ToolFailure) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try GeneratedFile.write(String(decoding: data, as: UTF8.self), to: Self.path(folder))
    guard !result.objects.isEmpty else { return }
    let used = Set(result.objects.map { FilePath.name($0) })
    for name in FileSystem.names(in: folder) {
      let object = name.hasSuffix(".swift") ? name + ".o" : name
      guard object.hasSuffix(".swift.o"), !used.contains(object) else { continue }
      try? FileManager.default.removeItem(atPath: FilePath.join(folder, name))
    }
  }

  // MARK: Changes

  /// Whether the objects are still those of the module.
  func holds(surroundings: String, files: [String: SourcePrint], summary: String) -> Bool {
    self.surroundings == surroundings && self.files == files
      && (result.objects + (result.objects.isEmpty ? [] : [summary]))
        .allSatisfy { FileSystem.kind(of: $0) == .file }
  }

  /// The errors that hold still, as far as one can tell without the compiler; `nil` where others may have come
  /// from anywhere.
  ///
  /// The errors of a file stay where it is as it was and the others have changed in their bodies alone. After
  /// another change those stay that miss a name which no changed file has.
  func errors(surroundings: String, files: [String: SourcePrint]) -> [[CompilerDiagnostic]]? {
    guard self.surroundings == surroundings else { return nil }
    let changed = Set(files.keys).union(self.files.keys).filter { self.files[$0] != files[$0] }
    let isInside = changed.allSatisfy { self.files[$0]?.headers == files[$0]?.headers }
    let names: Set<Substring> =
      isInside
      ? []
      : changed.reduce(into: []) { names, path in
        let bytes = (try? FileBytes.read(path)) ?? []
        names.formUnion(Self.names(in: String(decoding: bytes, as: UTF8.self)))
      }
    let remaining = result.history.map { errors in
      errors.filter { error in
        guard !changed.contains(error.file) else { return false }
        // The lines of stand-ins match the same sources; generated code in a copy may have moved.
        let isCopy = FilePath.name(error.file).first?.isNumber == true && files[error.file] == nil
        guard !isInside else { return !isCopy }
        return files[error.file] != nil && Self.missesName(error.message)
          && Self.quoted(in: error.message).isDisjoint(with: names)
      }
    }
    return remaining.filter { !$0.isEmpty }
  }

  private static func missesName(_ message: String) -> Bool {
    message.hasPrefix("cannot find ") || message.hasPrefix("no such module ")
      || message.contains(" has no member '")
  }

  /// The names between quotes in a message.
  private static func quoted(in message: String) -> Set<Substring> {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.reduce(into: []) {
      $0.formUnion(names(in: parts[$1]))
    }
  }

  private static func names(in text: some StringProtocol) -> [Substring] {
    Substring(text).split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
