import FileAccess
import JSONText

/// The state of a store as a text.
enum RegistryDocument {
  private static let version = 1
  private static let limit = 1 << 28

  static func text(_ fonts: [RegisteredFont]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", version)
      writer.array("fonts") { writer in
        for font in fonts { writer.object { write(font, to: &$0) } }
      }
    }
    return writer.text
  }

  private static func write(_ font: RegisteredFont, to writer: inout JSONWriter) {
    writer.member("provider", font.provider)
    writer.member("digest", font.digest)
    writer.member("source", font.source)
    writer.member("asset", font.asset)
    writer.member("format", font.format.rawValue)
    writer.member("byteCount", font.byteCount)
    writer.member("fsType", Int(font.rights.rawValue))
    writer.member("userInfo", font.userInfo)
    writer.member("isEnabled", font.isEnabled)
    writer.array("faces") { writer in
      for face in font.faces {
        writer.object { writer in
          writer.member("postScriptName", face.postScriptName)
          writer.member("family", face.family)
          writer.member("style", face.style)
        }
      }
    }
  }

  static func read(_ path: String, _ scope: FontScope) throws(FontRegistryError) -> [RegisteredFont]
  {
    let text: [UInt8]
    do throws(FileError) {
      text = try FileBytes.read(path, limit: limit)
    } catch {
      throw FontRegistryError(error)
    }
    let limits = JSONLimits(maximumDepth: 16, maximumSize: limit)
    guard let document = try? JSONDocument(parsing: text, limits: limits),
      document.root["version"]?.number == Double(version),
      let nodes = document.root["fonts"]?.elements
    else { throw damaged(path) }
    var fonts: [RegisteredFont] = []
    for node in nodes {
      guard let font = RegisteredFont(node, scope) else { throw damaged(path) }
      fonts.append(font)
    }
    return fonts
  }

  private static func damaged(_ path: String) -> FontRegistryError {
    FontRegistryError(
      .registrationFailed,
      detail: "'\(path)' is damaged, or of a later version of this program.",
      hint: "Update the program, or move the file away to begin with an empty registry."
    )
  }
}

extension RegisteredFont {
  fileprivate init?(_ node: JSONNode, _ scope: FontScope) {
    guard let provider = node.text("provider"), let digest = node.text("digest"),
      let source = node.text("source"), let nodes = node["faces"]?.elements,
      let format = node.text("format").flatMap(FontFormat.init),
      let isEnabled = node["isEnabled"]?.boolean,
      let byteCount = node.integer("byteCount", as: Int.self),
      let rights = node.integer("fsType", as: UInt16.self),
      digest.utf8.count == 64, digest.utf8.allSatisfy({ $0 != UInt8(ascii: "/") })
    else { return nil }
    let faces = nodes.compactMap { Face($0) }
    guard faces.count == nodes.count else { return nil }
    self.init(
      provider: provider,
      scope: scope,
      digest: digest,
      source: source,
      asset: node.text("asset"),
      format: format,
      byteCount: byteCount,
      rights: EmbeddingRights(rawValue: rights),
      userInfo: node.text("userInfo"),
      isEnabled: isEnabled,
      faces: faces
    )
  }
}

extension RegisteredFont.Face {
  fileprivate init?(_ node: JSONNode) {
    guard let name = node.text("postScriptName"), let family = node.text("family"),
      let style = node.text("style")
    else { return nil }
    self.init(postScriptName: name, family: family, style: style)
  }
}

// The optimizer of Swift 6.3.1 ends with an error where these are inlined into the initializer above.
extension JSONNode {
  @inline(never)
  fileprivate func text(_ key: String) -> String? { self[key]?.string }

  @inline(never)
  fileprivate func integer<Integer: FixedWidthInteger>(
    _ key: String,
    as type: Integer.Type
  ) -> Integer? {
    self[key]?.number.flatMap { Integer(exactly: $0) }
  }
}
