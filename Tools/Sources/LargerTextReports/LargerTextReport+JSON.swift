import JSONText

extension LargerTextReport {
  /// The report for programs.
  public var json: String {
    var writer = JSONWriter(.indented)
    writer.object { object in
      object.member("version", 1)
      object.object("counts") { counts in
        for kind in AppPart.Kind.allCases {
          counts.object(kind.rawValue) { own in
            for standing in AppPart.Standing.allCases {
              own.member(standing.key, count([kind], standing))
            }
          }
        }
      }
      object.array("files") { list in
        for (path, parts) in files {
          list.object { file in
            file.member("path", path)
            file.array("parts") { list in for part in parts { Self.write(part, to: &list) } }
          }
        }
      }
      object.array("edits") { list in for edit in edits { Self.write(edit, to: &list) } }
      object.array("notices") { list in for notice in notices { list.string(notice) } }
    }
    return writer.text + "\n"
  }

  private static func write(_ part: AppPart, to list: inout JSONWriter) {
    list.object { object in
      object.member("name", part.name)
      object.member("kind", part.kind.rawValue)
      object.member("standing", part.standing.key)
      object.array("obstacles") { list in
        for obstacle in part.obstacles {
          list.object {
            $0.member("message", obstacle.message)
            Self.write(obstacle.edit, to: &$0)
          }
        }
      }
    }
  }

  private static func write(_ place: EditPlace, to object: inout JSONWriter) {
    object.member("file", place.file)
    if place.line > 0 { object.member("line", place.line) }
    if let id = place.objectID { object.member("object", id) }
    if let rule = place.rule { object.member("rule", rule) }
  }

  private static func write(_ edit: EditGain, to list: inout JSONWriter) {
    list.object { object in
      write(edit.place, to: &object)
      object.member("fault", edit.example)
      object.member("removed", edit.removed)
      object.array("turned") { list in
        for part in edit.turned {
          list.object {
            $0.member("file", part.file)
            $0.member("name", part.name)
            $0.member("kind", part.kind.rawValue)
          }
        }
      }
    }
  }
}

extension AppPart.Standing {
  /// The name for programs.
  fileprivate var key: String {
    switch self {
    case .supported: "supported"
    case .clear: "clear"
    case .notYet: "notYet"
    case .notEvaluated: "notEvaluated"
    }
  }
}
