/// The parts of a module that are left out, so that the rest compiles.
///
/// The compiler runs on the copies, its errors are passed in, and the changed copies are compiled again:
///
///     var leavingOut = LeavingOut(copies, modules: ["SwiftUI", "UIKit"])
///     leavingOut.leaveOutUnreached(from: leavingOut.shownTypes)
///     while leavingOut.leaveOut(errors(of: compile())) != [] {}
///
/// The smallest part around an error is left out first; if the error recurs, the next larger one. From the
/// eighth round on whole bodies are left out, from the tenth declarations, in the twelfth files. Lines keep
/// their numbers, and a round takes time in proportion to the sizes of the files with errors.
public struct LeavingOut: Sendable {
  private var files: [ModuleFile]
  private var places: [String: (file: Int, offset: Int)] = [:]
  private let modules: Set<String>
  /// The methods that the module adds to views, and those of other modules of the program.
  public let modifiers: Set<String>
  /// The functions that the module declares, and those of other modules of the program.
  public let functions: Set<String>
  private var round = 0

  /// Whether the last round changed more than bodies, so that files without errors may have some.
  public private(set) var hasChangedDeclarations = false

  /// Creates the state of a module from the copies of all its files.
  ///
  /// - Parameters:
  ///   - sources: The copies.
  ///   - modules: The modules that can be imported; with `SwiftUI` or `UIKit` marked boxes and stand-in types are
  ///     written.
  ///   - modifiers: The methods that other modules of the program add to views.
  ///   - functions: The functions that these modules declare.
  public init(
    _ sources: [CarriedText],
    modules: Set<String>,
    modifiers: Set<String> = [],
    functions: Set<String> = []
  ) {
    files = sources.map(ModuleFile.init)
    self.modules = modules
    self.modifiers = files.reduce(into: modifiers) { $0.formUnion($1.inventory.modifiers) }
    self.functions = files.reduce(into: functions) { $0.formUnion($1.inventory.functions) }
    for (index, file) in files.enumerated() {
      // The first line of a copy precedes the first one of the original.
      places[file.original] = (index, 1)
    }
    for (index, file) in files.enumerated() { places[file.copy] = (index, 0) }
  }

  /// Begins with the smallest parts again; code that was left out stays out.
  public mutating func restart() { round = 0 }

  /// Leaves out the smallest part around each error of a round.
  ///
  /// Returns the paths of the changed copies; empty if nothing more can be left out.
  public mutating func leaveOut(_ errors: [CompilerDiagnostic]) -> Set<String> {
    round += 1
    var found: [Int: [CompilerDiagnostic]] = [:]
    var missing: Set<String> = []
    for error in withoutConsequences(errors) {
      if ErrorKind.of(error.message).repair == .removeImport,
        let name = ErrorKind.missingName(in: error.message)
      {
        missing.insert(String(name.prefix { $0 != "." }))
        continue
      }
      guard let (file, error) = placed(error) else { continue }
      found[file, default: []].append(error)
    }
    var changed = leaveOutImports(of: missing)
    hasChangedDeclarations = !changed.isEmpty
    for (file, errors) in found where leaveOut(errors, in: file) {
      changed.insert(files[file].copy)
      hasChangedDeclarations = hasChangedDeclarations || files[file].hasChangedForOthers
    }
    return changed
  }

  /// The errors except those in classes whose superclass is missing, which first get a stand-in.
  private func withoutConsequences(_ errors: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
    let missing = errors.compactMap { error in
      error.message.hasPrefix("cannot find type '") ? ErrorKind.missingName(in: error.message) : nil
    }
    let waiting = TypeKinds.subclasses(
      of: missing.filter { SuperclassStandIn.of($0) != nil },
      files.flatMap(\.inventory.types)
    )
    guard !waiting.isEmpty else { return errors }
    return errors.filter { error in
      guard !error.message.hasPrefix("cannot find type '"), let (file, place) = placed(error)
      else { return true }
      return !files[file].inventory.types.contains {
        waiting.contains($0.name) && $0.lines.contains(place.line)
      }
    }
  }

  /// Leaves out parts of a file: first the smallest, and larger ones if that has no effect.
  private mutating func leaveOut(_ errors: [CompilerDiagnostic], in file: Int) -> Bool {
    let context = self.context(of: files[file])
    for _ in 0..<4 where files[file].leaveOut(errors, atLeast: least, in: context) { return true }
    return files[file].leaveOut(errors, atLeast: .file, in: context)
  }

  /// Removes the imports of missing modules from all files, and returns the changed copies.
  ///
  /// The compiler reports one such module per run, and then reads no more of a file.
  @discardableResult
  public mutating func leaveOutImports(of missing: Set<String>) -> Set<String> {
    // A module that the caller provides is not missing, whatever the compiler reports.
    let missing = missing.subtracting(modules)
    var changed: Set<String> = []
    for index in files.indices where !missing.isDisjoint(with: files[index].inventory.imports) {
      if files[index].leaveOutImports(of: missing) { changed.insert(files[index].copy) }
    }
    return changed
  }

  /// The smallest kind of part in a round: twelve rounds should suffice.
  private var least: Omission.Kind {
    switch round {
    case ..<8: .attribute
    case ..<10: .body
    case ..<12: .declaration
    default: .file
    }
  }

  /// The file of an error, and the error with its line in the copy.
  private func placed(_ error: CompilerDiagnostic) -> (Int, CompilerDiagnostic)? {
    var error = error
    if error.line == 0, let place = CompilerDiagnostic.place(atEndOf: error.message[...]) {
      (error.file, error.line, error.column) = place
    }
    guard let place = places[error.file] else { return nil }
    // For a crash without a line the whole file is left out.
    error.line = error.line == 0 ? 1 : error.line + place.offset
    return (place.file, error)
  }

  private func context(of file: ModuleFile) -> RepairContext {
    let imports = file.inventory.imports
    let hasViews =
      modules.contains("SwiftUI") && imports.contains { $0 == "SwiftUI" || $0 == "WidgetKit" }
    return RepairContext(
      fileName: file.original.split(separator: "/").last.map(String.init) ?? file.original,
      hasViews: hasViews,
      hasKit: modules.contains("UIKit"),
      hasStandIns: modules.contains("UIKit") || hasViews,
      lostModule: nil,
      ownModifiers: modifiers,
      bytes: [],
      lineStarts: []
    )
  }

  /// Removes the modifiers of views that no module has, and returns the changed copies.
  ///
  /// One of them in a large body takes the compiler minutes, and then it gives up on the whole body without a name.
  @discardableResult
  public mutating func leaveOutUnknownModifiers() -> Set<String> {
    var changed: Set<String> = []
    for index in files.indices {
      let context = self.context(of: files[index])
      if context.hasViews, files[index].leaveOutUnknownModifiers(functions, in: context) {
        changed.insert(files[index].copy)
      }
    }
    return changed
  }

  /// Leaves out the bodies that the named declarations cannot reach, and returns the changed copies.
  ///
  /// Reachability is by name: a body is reached if its declaration's name, or the name of its type, occurs in
  /// a header or in a reached body.
  @discardableResult
  public mutating func leaveOutUnreached(from roots: Set<String>) -> Set<String> {
    let unreached = Reachability(files.map(\.text)).unreached(from: roots)
    var changed: Set<String> = []
    for index in files.indices where !unreached[index].isEmpty {
      if files[index].leaveOutUnreached(unreached[index], in: context(of: files[index])) {
        changed.insert(files[index].copy)
      }
    }
    return changed
  }

  /// The names of the types that can be shown: SwiftUI views, UIKit views and controllers, previews.
  public var shownTypes: Set<String> {
    let types = TypeKinds(files.flatMap(\.inventory.types))
    return types.views.union(types.controllers).union(types.previews)
  }

  /// The current text of a copy; empty for an unknown path.
  public func text(ofCopy path: String) -> String {
    guard let place = places[path], files[place.file].copy == path else { return "" }
    return files[place.file].text
  }

  /// The parts that are left out, by file and line.
  public var omissions: [Omission] {
    files.flatMap { file in
      file.parts.sorted { $0.lines.lowerBound < $1.lines.lowerBound }.map(\.omission)
    }
  }

  /// The sizes of the module and of the parts left out.
  public var counts: OmissionCounts {
    var counts = OmissionCounts()
    let kinds = TypeKinds(files.flatMap(\.inventory.types))
    for file in files where !file.isGenerated {
      file.count(into: &counts)
      for type in file.inventory.types where !type.isExtension {
        let isLost = file.hasLost(type) ? 1 : 0
        if kinds.views.contains(type.name) {
          counts.viewTypes += 1
          counts.viewTypesLeftOut += isLost
        } else if kinds.controllers.contains(type.name) {
          counts.controllerTypes += 1
          counts.controllerTypesLeftOut += isLost
        }
      }
    }
    return counts
  }
}
