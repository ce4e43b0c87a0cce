import CommandSupport
import DocumentMutation
import FileAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Lays mutated documents out and names the seeds of those that end the process, take too long or
/// give an answer that is not finite.
@main
enum MutateDocuments {
  static func main() {
    do {
      let plan = try Plan(CommandLine.arguments.dropFirst())
      if let bookmark = IsolatedBatch.bookmark {
        try run(plan, bookmark)
      } else {
        try supervise(plan)
      }
    } catch {
      Terminal.writeError(error.description)
      IsolatedBatch.exit(error.exitCode)
    }
  }

  /// Starts children and counts what they meet.
  private static func supervise(_ plan: Plan) throws(UsageError) {
    var troubles = 0
    let status = try IsolatedBatch(patience: plan.patience).run { note in
      troubles += 1
      let what = note.trouble == .hung ? "takes more than \(plan.patience) s" : "ends the process"
      print("seed \(plan.first + UInt64(note.position)): \(what)")
    }
    print("\(plan.count) mutated documents from seed \(plan.first): \(troubles) without an answer")
    IsolatedBatch.exit(status == 0 && troubles == 0 ? 0 : 1)
  }

  private static func run(_ plan: Plan, _ bookmark: Bookmark) throws(UsageError) {
    let documents = try plan.documents()
    var note = bookmark.note
    if note.trouble != .none {
      note.position += 1
      note.trouble = .none
    }
    while note.position < plan.count {
      bookmark.note = note
      let seed = plan.first + UInt64(note.position)
      let bytes = DocumentMutator(seed: seed).mutated(documents)
      if plan.writes {
        print(String(decoding: bytes, as: UTF8.self))
      } else {
        for fault in DocumentCheck(drawsPictures: seed % 8 == 0).faults(of: bytes) {
          print("seed \(seed): \(fault)")
          note.isClean = false
        }
      }
      fflush(nil)
      note.position += 1
    }
    IsolatedBatch.exit(note.isClean ? 0 : 1)
  }
}

/// The request of the command line.
private struct Plan {
  var first: UInt64 = 1
  var count: Int64 = 1_000
  var patience = 20
  var writes = false
  var paths: [String] = []

  private static let usage = """
    usage: mutate-documents [--seed first] [--count number] [--patience seconds] [--show] path...
    """

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed": first = UInt64(try Self.number(&rest))
      case "--count": count = Int64(try Self.number(&rest))
      case "--patience": patience = try Self.number(&rest)
      case "--show": writes = true
      default: paths.append(argument)
      }
    }
    if paths.isEmpty { throw UsageError("no documents to change", hint: Self.usage) }
  }

  private static func number(_ rest: inout ArraySlice<String>) throws(UsageError) -> Int {
    guard let number = rest.popFirst().flatMap({ Int($0) }), number >= 0 else {
      throw UsageError("an option needs a whole number", hint: usage)
    }
    return number
  }

  /// The documents below the paths that are small enough to be quick, in the order of their paths.
  func documents() throws(UsageError) -> [[UInt8]] {
    var documents: [[UInt8]] = []
    var pending = Array(paths.reversed())
    while let path = pending.popLast() {
      if FileSystem.kind(of: path) == .folder {
        pending += FileSystem.names(in: path).reversed().map { FilePath.join(path, $0) }
      } else if ["storyboard", "xib"].contains(FilePath.fileExtension(path)),
        let bytes = try? FileBytes.read(path, limit: 160_000)
      {
        documents.append(bytes)
      }
    }
    guard !documents.isEmpty else {
      throw UsageError("no storyboard or xib of up to 160 kB in the given folders")
    }
    return documents
  }
}
