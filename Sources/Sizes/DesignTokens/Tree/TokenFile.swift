import Diagnostics
import JSONText

/// A file that was parsed.
struct TokenFile {
  let path: String
  let document: JSONDocument?

  /// Whether tokens are marked by `$value` and not by `value`, as in Style Dictionary.
  let usesDollar: Bool

  /// Whether any token is marked, by `$value`, `value` or a reference.
  let marksTokens: Bool

  init(_ source: TokenSource, index: Int, options: TokenReadingOptions, sink: inout FindingSink) {
    path = source.path
    usesDollar = options.mode == .strict || Self.contains("\"$value\"", in: source.bytes)
    marksTokens =
      usesDollar
      || ["\"value\"", "\"$ref\"", "\"$extends\""].contains { Self.contains($0, in: source.bytes) }
    do {
      let document = try JSONDocument(
        parsing: source.bytes,
        limits: options.limits,
        syntax: .withComments
      )
      for offset in document.extensionOffsets.prefix(1) {
        sink.deviate(
          .tokenJsonExtension,
          "The file has comments or commas that JSON does not have.",
          at: TokenPlace(file: index, offset: offset),
          path: ""
        )
      }
      for member in document.repeatedMembers {
        sink.deviate(
          .tokenJsonExtension,
          "The key '\(member.key)' appears twice; the last value is used.",
          at: TokenPlace(file: index, offset: member.offset),
          path: ""
        )
      }
      self.document = document
    } catch {
      document = nil
      sink.add(
        .tokenSyntax,
        "The file is not JSON: \(error.description).",
        at: TokenPlace(file: index, offset: 0),
        path: "",
        hint: "YAML and JSON5 are not read; convert the file to JSON."
      )
    }
  }

  func location(of offset: Int, path tokenPath: String) -> SourceLocation {
    let position = document?.position(at: offset)
    return SourceLocation(
      file: path,
      line: position?.line ?? 1,
      column: position?.column ?? 1,
      objectID: tokenPath.isEmpty ? nil : tokenPath
    )
  }

  private static func contains(_ text: String, in bytes: [UInt8]) -> Bool {
    let pattern = Array(text.utf8)
    guard bytes.count >= pattern.count else { return false }
    for start in 0...(bytes.count - pattern.count) where bytes[start + 1] == pattern[1] {
      if bytes[start..<start + pattern.count].elementsEqual(pattern) { return true }
    }
    return false
  }
}
