import FileAccess

/// References to pages and style sheets in the bytes of a source file or a page.
enum WebMentions {
  /// Words in code that shows pages: in web views, or as attributed text.
  private static let views: [StaticString] = ["WebView", "ocumentType"]

  /// Words in files that refer to pages and style sheets.
  private static let kinds: [StaticString] = ["htm", "css", "HTM", "CSS"]

  /// The longest name of a resource, in bytes.
  private static let longestName = 100

  /// Returns whether a source file shows pages, and the resources that it names.
  static func facts(inSource bytes: UnsafeBufferPointer<UInt8>) -> Set<ProjectFact> {
    var facts: Set<ProjectFact> = [.hasCode]
    if views.contains(where: { bytes.holds($0) }) { facts.insert(.showsWebPages) }
    return facts.union(names(in: bytes))
  }

  /// Returns the resources that a file names in quotes, if it deals with pages or style sheets.
  static func names(in bytes: UnsafeBufferPointer<UInt8>) -> Set<ProjectFact> {
    guard kinds.contains(where: { bytes.holds($0) }) else { return [] }
    var facts: Set<ProjectFact> = []
    var start: Int?
    for offset in bytes.indices {
      switch bytes[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if let begin = start, begin < offset, offset - begin <= longestName {
          facts.insert(.namesResource(stem(of: bytes[begin..<offset])))
        }
        start = offset + 1
      case 0...0x20, UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "("),
        UInt8(ascii: ")"):
        start = nil
      default: continue
      }
    }
    return facts
  }

  /// The name of a file without its folder and without the extension of a page or style sheet.
  private static func stem(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let name = FilePath.name(String(decoding: bytes, as: UTF8.self))
    return WebMember.extensions.contains(FilePath.fileExtension(name)) ? FilePath.stem(name) : name
  }
}
