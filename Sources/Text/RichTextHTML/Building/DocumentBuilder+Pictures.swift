import FontDescriptors
import DynamicType
import FileAccess
import RichText

extension DocumentBuilder {
  func appendPicture(_ values: [String: String]) {
    let source = StyleDeclarations.trimmed(values["src"] ?? "")
    let width = size(values["width"])
    let height = size(values["height"])
    if source.lowercased().hasPrefix("data:") {
      guard let file = Self.file(data: source) else {
        report(.damagedPicture)
        append(values["alt"] ?? "")
        return
      }
      append(TextAttachment(width: width, height: height, file: file), values["alt"])
    } else if FilePath.isOnNetwork(source) {
      report(.pictureNotFetched(source))
      let words = values["alt"].flatMap { $0.isEmpty ? nil : $0 } ?? source
      append(words) { $0.link = $0.link ?? source }
    } else if !source.isEmpty {
      let file = AttachedFile(name: source)
      append(TextAttachment(width: width, height: height, file: file), values["alt"])
    } else if let words = values["alt"], !words.isEmpty {
      append(words)
    }
  }

  private func append(_ attachment: TextAttachment, _ description: String?) {
    append(String(TextAttachment.character)) {
      $0.attachment = attachment
      if let description, !description.isEmpty { $0[PictureDescription.self] = description }
    }
  }

  private func size(_ text: String?) -> Double {
    guard let text else { return 0 }
    let value = StyleLength.number(text) ?? StyleLength.number(text, "px") ?? 0
    return min(max(StyleLength.rounded(value), 0), 100_000)
  }

  /// The file of a data URL, whose data are in Base64.
  private static func file(data address: String) -> AttachedFile? {
    guard let data = DataAddress(address) else { return nil }
    let (kind, bytes) = (data.kind, data.bytes)
    if kind.contains("image/png") { return AttachedFile(format: .png, bytes: bytes) }
    if kind.contains("image/jpeg") { return AttachedFile(format: .jpeg, bytes: bytes) }
    return AttachedFile(name: name(kind), format: .other, bytes: bytes)
  }

  /// A name that tells the type of a picture, such as `picture.gif`.
  private static func name(_ kind: String) -> String {
    guard let slash = kind.firstIndex(of: "/") else { return "" }
    let type = kind[kind.index(after: slash)...].prefix { $0.isLetter || $0.isNumber }
    return type.isEmpty ? "" : "picture." + type
  }
}
