import Diagnostics
import FileAccess
import LeavingOut
import SourceReading

/// The fingerprints of a source, which show a build whether it has changed.
struct SourcePrint: Codable, Equatable {
  /// The print of all bytes.
  var content: String
  /// The fingerprint of the declarations that other files see.
  var headers: String

  /// Reads the prints of files, by their paths.
  ///
  /// - Parameters:
  ///   - files: The paths.
  ///   - known: The prints of an earlier build, whose headers hold where the content is the same.
  /// - Returns: The prints of the files that can be read.
  static func all(of files: [String], known: [String: SourcePrint]) -> [String: SourcePrint] {
    var found: [String: SourcePrint] = [:]
    for file in files {
      guard let bytes = try? FileBytes.read(file) else { continue }
      let content = "\(Fingerprint(ofBytes: bytes))"
      if let print = known[file], print.content == content {
        found[file] = print
      } else {
        // A source that no parser reads has no headers to tell from the rest.
        let headers =
          SourceReader.refusal(of: bytes) == nil
          ? Headers.text(of: String(decoding: bytes, as: UTF8.self)) : content
        found[file] = SourcePrint(content: content, headers: "\(Fingerprint(of: [headers]))")
      }
    }
    return found
  }
}
