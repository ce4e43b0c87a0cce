import FileAccess
public import JSONText
import LeavingOut
import StandIns

extension AppSummary {
  /// The summary for programs.
  ///
  /// - Parameter folder: The folder to which paths of files are relative.
  /// - Returns: An object with the modules and the missing parts.
  public func json(relativeTo folder: String) -> JSONValue {
    [
      "librarySeconds": Self.rounded(librarySeconds),
      "seconds": Self.rounded(seconds),
      "makeableScreens": Self.number(makeableScreens),
      "missingModules": Self.object(missingModules) { Self.number($0) },
      "modules": .array(modules.map { Self.value($0, folder) }),
    ]
  }

  private static func value(_ module: Module, _ folder: String) -> JSONValue {
    let counts = module.counts
    return [
      "name": .string(module.name),
      "isShown": .bool(module.isShown),
      "files": number(module.files),
      "rounds": .array(
        module.rounds.map {
          [
            "files": number($0.files), "errors": number($0.errors), "seconds": rounded($0.seconds),
          ]
        }
      ),
      "seconds": rounded(module.seconds),
      "bodies": number(counts.bodies),
      "bodiesLeftOut": number(counts.bodiesLeftOut),
      "bodiesUnreached": number(counts.bodiesUnreached),
      "declarationsLeftOut": number(counts.declarationsLeftOut),
      "viewTypes": number(counts.viewTypes),
      "viewTypesLeftOut": number(counts.viewTypesLeftOut),
      "controllerTypes": number(counts.controllerTypes),
      "controllerTypesLeftOut": number(counts.controllerTypesLeftOut),
      "standIns": object(module.standIns) { .string($0.rawValue) },
      "omissions": .array(
        module.omissions.filter { $0.kind != .unreached }.map { value($0, folder) }
      ),
      "errors": .array(module.errors.map { value($0, folder) }),
    ]
  }

  private static func value(_ omission: Omission, _ folder: String) -> JSONValue {
    [
      "file": .string(FilePath.relative(omission.file, to: folder)),
      "line": number(omission.line),
      "kind": .string(omission.kind.rawValue),
      "declaration": .string(omission.declaration),
      "missing": JSONValue(omission.missingName),
      "reason": .string(omission.reason),
      "replacement": .string(omission.replacement),
    ]
  }

  private static func value(_ error: CompilerDiagnostic, _ folder: String) -> JSONValue {
    [
      "file": .string(FilePath.relative(error.file, to: folder)),
      "line": number(error.line),
      "column": number(error.column),
      "message": .string(error.message),
    ]
  }

  private static func object<Value>(
    _ values: [String: Value],
    _ value: (Value) -> JSONValue
  ) -> JSONValue {
    .object(values.sorted { $0.key < $1.key }.map { .init($0.key, value($0.value)) })
  }

  private static func number(_ count: Int) -> JSONValue { .number(Double(count)) }

  private static func rounded(_ seconds: Double) -> JSONValue {
    .number((seconds * 100).rounded() / 100)
  }
}
