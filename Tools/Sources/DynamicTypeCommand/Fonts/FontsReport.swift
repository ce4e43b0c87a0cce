import CommandSupport
import FontRegistry

/// Registered fonts as a table and as JSON.
struct FontsReport {
  var fonts: [RegisteredFont]
  var registry: FontManager

  var report: Report {
    var table = TextTable([
      .left("PostScript name"), .left("Family"), .left("Face"), .left("Provider"), .left("Scope"),
      .left("State"),
    ])
    for font in fonts {
      for face in font.faces {
        table.rows.append(
          [
            face.postScriptName, face.family, face.style, font.provider, "\(font.scope)",
            font.isEnabled ? "enabled" : "known",
          ].map(FontText.shown)
        )
      }
    }
    let notes = fonts.isEmpty ? ["No fonts are registered."] : []
    return Report(
      table: table,
      footnotes: notes,
      tips: fonts.isEmpty ? ["'dynamictype fonts install FILE' installs some."] : [],
      json: .array(fonts.map { json($0) })
    )
  }

  /// A font as JSON.
  func json(_ font: RegisteredFont) -> JSONValue {
    [
      "provider": .string(font.provider),
      "scope": .string("\(font.scope)"),
      "isEnabled": .bool(font.isEnabled),
      "path": JSONValue(registry.path(of: font)),
      "source": .string(font.source),
      "asset": JSONValue(font.asset),
      "userInfo": JSONValue(font.userInfo),
      "format": .string(font.format.rawValue),
      "bytes": .number(Double(font.byteCount)),
      "sha256": .string(font.digest),
      "fsType": .number(Double(font.rights.rawValue)),
      "embedding": .string(font.rights.level.rawValue),
      "faces": .array(font.faces.map(Self.json)),
    ]
  }

  /// A face as JSON.
  static func json(_ face: RegisteredFont.Face) -> JSONValue {
    [
      "postScriptName": .string(face.postScriptName),
      "family": .string(face.family),
      "style": .string(face.style),
    ]
  }

  /// An error as JSON.
  static func json(_ error: FontRegistryError) -> JSONValue {
    [
      "code": .number(Double(error.code.rawValue)),
      "name": .string(error.code.name),
      "font": JSONValue(error.item.map { FontText.relative("\($0)") }),
      "message": .string(
        [error.code.sentence, error.detail].filter { !$0.isEmpty }.joined(separator: " ")
      ),
      "hint": error.hint.isEmpty ? .null : .string(error.hint),
    ]
  }

  /// Prints the changes of a command, and ends it with a status if something failed.
  ///
  /// - Parameters:
  ///   - result: The change.
  ///   - registry: The registry that was changed.
  ///   - verb: The change in one word, such as `Installed`.
  ///   - output: The form of the output.
  /// - Throws: The status, when there are errors.
  static func finish(
    _ result: FontRegistrationResult,
    _ registry: FontManager,
    verb: String,
    _ output: OutputOptions
  ) throws {
    let report = FontsReport(fonts: result.fonts, registry: registry)
    if output.json {
      let json: JSONValue = [
        "fonts": .array(result.fonts.map { report.json($0) }),
        "errors": .array(result.errors.map { Self.json($0) }),
      ]
      StandardOutput.print(json.description)
    } else {
      for font in result.fonts {
        let names = font.faces.map(\.postScriptName).joined(separator: ", ")
        StandardOutput.print(FontText.shown("\(verb) \(names)."))
      }
      StandardOutput.flush()
      FontsFailure.write(result.errors)
    }
    guard result.errors.isEmpty else {
      throw FontsFailure.status(result.errors, of: result.fonts.count + result.errors.count)
    }
  }
}
