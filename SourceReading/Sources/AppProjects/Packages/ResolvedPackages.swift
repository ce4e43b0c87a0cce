import FileAccess
import JSONText

/// The pins of `Package.resolved`, in each of its three versions.
struct ResolvedPackages {
  /// A package at a revision.
  struct Pin: Hashable, Sendable {
    var identity: String
    var url: String
    var revision: String?
    var version: String?
  }

  private(set) var pins: [Pin] = []
  private(set) var findings: [ProjectFinding] = []

  /// Reads files; the first pin of a package wins.
  init(_ paths: [String]) {
    for path in paths where FileSystem.kind(of: path) == .file { read(path) }
  }

  private mutating func read(_ path: String) {
    guard let bytes = try? FileBytes.read(path, limit: 16 << 20) else { return }
    do throws(JSONSyntaxError) {
      let document = try JSONDocument(parsing: bytes)
      let list = document.root["pins"] ?? document.root["object"]?["pins"]
      for node in list?.elements ?? [] {
        guard let url = node["location"]?.string ?? node["repositoryURL"]?.string else { continue }
        let identity = node["identity"]?.string ?? XcodePackages.identity(ofAddress: url)
        guard !pins.contains(where: { $0.identity == identity }) else { continue }
        pins.append(
          Pin(
            identity: identity,
            url: url,
            revision: node["state"]?["revision"]?.string,
            version: node["state"]?["version"]?.string ?? node["state"]?["branch"]?.string
          )
        )
      }
    } catch {
      findings.append(
        .init(
          file: path,
          line: error.position.line,
          message: "the pinned packages cannot be read: \(error.reason)",
          hint: "resolve the packages anew in Xcode or with 'swift package resolve'"
        )
      )
    }
  }
}
