import JSONText
import LeavingOut
import StandIns

extension AppSummary {
  /// The summary for programs.
  public var json: String {
    var writer = JSONWriter(.indented)
    writer.object { object in
      object.member("version", 1)
      object.member("librarySeconds", Self.rounded(librarySeconds))
      object.member("seconds", Self.rounded(seconds))
      object.member("makeableScreens", makeableScreens)
      object.object("missingModules") { list in
        for (name, files) in missingModules.sorted(by: { $0.key < $1.key }) { list.member(name, files) }
      }
      object.array("modules") { list in for module in modules { Self.write(module, to: &list) } }
    }
    return writer.text + "\n"
  }

  private static func write(_ module: Module, to list: inout JSONWriter) {
    list.object { object in
      object.member("name", module.name)
      object.member("isShown", module.isShown)
      object.member("files", module.files)
      object.member("rounds", module.rounds)
      object.member("seconds", rounded(module.seconds))
      let counts = module.counts
      object.member("bodies", counts.bodies)
      object.member("bodiesLeftOut", counts.bodiesLeftOut)
      object.member("bodiesUnreached", counts.bodiesUnreached)
      object.member("declarationsLeftOut", counts.declarationsLeftOut)
      object.member("viewTypes", counts.viewTypes)
      object.member("viewTypesLeftOut", counts.viewTypesLeftOut)
      object.member("controllerTypes", counts.controllerTypes)
      object.member("controllerTypesLeftOut", counts.controllerTypesLeftOut)
      object.object("standIns") { list in
        for (name, kind) in module.standIns.sorted(by: { $0.key < $1.key }) { list.member(name, kind.rawValue) }
      }
      object.array("omissions") { list in
        for omission in module.omissions where omission.kind != .unreached { write(omission, to: &list) }
      }
      object.array("errors") { list in for error in module.errors { write(error, to: &list) } }
    }
  }

  private static func write(_ omission: Omission, to list: inout JSONWriter) {
    list.object { object in
      object.member("file", omission.file)
      object.member("line", omission.line)
      object.member("kind", omission.kind.rawValue)
      object.member("declaration", omission.declaration)
      if let name = omission.missingName { object.member("missing", name) }
      object.member("reason", omission.reason)
      object.member("replacement", omission.replacement)
    }
  }

  private static func write(_ error: CompilerDiagnostic, to list: inout JSONWriter) {
    list.object { object in
      object.member("file", error.file)
      object.member("line", error.line)
      object.member("column", error.column)
      object.member("message", error.message)
    }
  }

  private static func rounded(_ seconds: Double) -> Double { (seconds * 100).rounded() / 100 }
}
