import CommandSupport
import FileAccess

/// The damage that is asked for on the command line.
struct MutationPlan {
  var first: UInt64 = 1
  var count: Int64 = 1_000
  var patience = 60
  var isUndamaged = false
  var paths: [String] = []

  private let fileExtensions: [String]

  private static let usage =
    "usage: [--seed first] [--count number] [--patience seconds] [--undamaged] path..."

  init(_ arguments: ArraySlice<String>, fileExtensions: [String]) throws(UsageError) {
    self.fileExtensions = fileExtensions
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed": first = UInt64(try Self.number(&rest))
      case "--count": count = Int64(try Self.number(&rest))
      case "--patience": patience = try Self.number(&rest)
      case "--undamaged": isUndamaged = true
      default: paths.append(argument)
      }
    }
    if paths.isEmpty { throw UsageError("no documents to read", hint: Self.usage) }
  }

  private static func number(_ rest: inout ArraySlice<String>) throws(UsageError) -> Int {
    guard let number = rest.popFirst().flatMap({ Int($0) }), number >= 0 else {
      throw UsageError("an option needs a whole number", hint: usage)
    }
    return number
  }

  /// The documents below the paths, in the order of their paths.
  func documents() throws(UsageError) -> [(path: String, bytes: [UInt8])] {
    var documents: [(path: String, bytes: [UInt8])] = []
    var pending = Array(paths.reversed())
    while let path = pending.popLast() {
      if FileSystem.kind(of: path) == .folder {
        pending += FileSystem.names(in: path).reversed().map { FilePath.join(path, $0) }
      } else if fileExtensions.contains(FilePath.fileExtension(path)),
        let bytes = try? FileBytes.read(path, limit: 4_000_000)
      {
        documents.append((path, bytes))
      }
    }
    guard !documents.isEmpty else {
      throw UsageError(
        "no file in the given folders ends with \(fileExtensions.joined(separator: " or "))"
      )
    }
    return documents
  }
}
