/// A file that is written out in an address, as RFC 2397 has it, with its data in Base64.
package struct DataAddress {
  /// The words before the data in small letters, such as `data:image/png;base64`.
  package let kind: String

  /// The data, at least one byte.
  package let bytes: [UInt8]

  /// Reads an address; `nil` where it has no data in Base64.
  package init?(_ address: String) {
    guard let comma = address.utf8.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    kind = address[..<comma].lowercased()
    guard kind.hasSuffix(";base64"),
      let bytes = Base64.decode(address.utf8[address.utf8.index(after: comma)...], .lenient),
      !bytes.isEmpty
    else { return nil }
    self.bytes = bytes
  }

  /// Returns the address of a picture; an empty type is that of any file.
  package static func picture(type: String, bytes: [UInt8]) -> String {
    let kind = type.isEmpty ? "application/octet-stream" : "image/" + type
    return "data:\(kind);base64," + Base64.encode(bytes)
  }
}

extension FilePath {
  /// Whether an address names a file of a network, not one beside the document.
  ///
  /// A scheme of one letter is the drive of a path.
  package static func isOnNetwork(_ address: String) -> Bool {
    if address.hasPrefix("//") { return true }
    guard let colon = address.firstIndex(of: ":") else { return false }
    let scheme = address[..<colon].lowercased()
    return scheme != "file" && scheme.utf8.count > 1
      && scheme.utf8.allSatisfy { $0 > 0x2A && $0 < 0x7B && $0 != 0x2F }
  }
}
