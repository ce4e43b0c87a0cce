import FileAccess
import RichText

extension DocumentBuilder {
  /// Adds the picture that has ended.
  mutating func finishPicture(_ address: String) {
    let description = line.takeDescription()
    if address.lowercased().hasPrefix("data:") {
      guard let file = Self.file(data: address) else {
        report(.damagedPicture)
        line.append(description)
        return
      }
      line.append(TextAttachment(width: 0, height: 0, file: file), description: description)
    } else if FilePath.isOnNetwork(address) {
      report(.pictureNotFetched(address))
      let link = MarkdownElement.link(line.style.link ?? address)
      _ = line.enter(link)
      line.append(description.isEmpty ? address : description)
      _ = line.exit(link)
    } else if address.isEmpty {
      line.append(description)
    } else {
      let file = AttachedFile(name: address)
      line.append(TextAttachment(width: 0, height: 0, file: file), description: description)
    }
  }

  /// The file of a data URL, whose data are in Base64.
  private static func file(data address: String) -> AttachedFile? {
    guard let data = DataAddress(address) else { return nil }
    let (kind, bytes) = (data.kind, data.bytes)
    if kind.contains("image/png") { return AttachedFile(format: .png, bytes: bytes) }
    if kind.contains("image/jpeg") { return AttachedFile(format: .jpeg, bytes: bytes) }
    guard kind.hasPrefix("data:image/") else { return AttachedFile(bytes: bytes) }
    let type = kind.drop { $0 != "/" }.dropFirst().prefix { $0.isLetter || $0.isNumber }
    return AttachedFile(name: type.isEmpty ? "" : "picture." + type, bytes: bytes)
  }
}
