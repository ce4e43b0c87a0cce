public import JSONText
import LeavingOut
import StandIns

extension AppSummary {
  /// The summary for programs.
  public var json: JSONValue {
    [
      "librarySeconds": Self.rounded(librarySeconds),
      "seconds": Self.rounded(seconds),
      "makeableScreens": Self.number(makeableScreens),
      "missingModules": Self.object(missingModules) { Self.number($0) },
      "modules": .array(modules.map(Self.value)),
    ]
  }

  private static func value(_ module: Module) -> JSONValue {
    let counts = module.counts
    return [
      "name": .string(module.name),
      "isShown": .bool(module.isShown),
      "files": number(module.files),
      "rounds": number(module.rounds),
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
      "omissions": .array(module.omissions.filter { $0.kind != .unreached }.map(value)),
      "errors": .array(module.errors.map(value)),
    ]
  }

  private static func value(_ omission: Omission) -> JSONValue {
    [
      "file": .string(omission.file),
      "line": number(omission.line),
      "kind": .string(omission.kind.rawValue),
      "declaration": .string(omission.declaration),
      "missing": JSONValue(omission.missingName),
      "reason": .string(omission.reason),
      "replacement": .string(omission.replacement),
    ]
  }

  private static func value(_ error: CompilerDiagnostic) -> JSONValue {
    [
      "file": .string(error.file),
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
