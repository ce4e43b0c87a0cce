import CommandSupport
import FileAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reads and writes documents that were damaged at random, and names the seeds of those that end the
/// process, take too long or break a promise; or checks documents as they are.
@main
enum MutateRTF {
  static func main() {
    do {
      let plan = try Plan(CommandLine.arguments.dropFirst())
      if plan.isUndamaged {
        try check(plan)
      } else if let bookmark = IsolatedBatch.bookmark {
        try run(plan, bookmark)
      } else {
        try supervise(plan)
      }
    } catch {
      Terminal.writeError(error.description)
      exit(UsageError.exitCode)
    }
  }

  private static func supervise(_ plan: Plan) throws(UsageError) {
    var troubles = 0
    let status = try IsolatedBatch(patience: plan.patience).run { note in
      troubles += 1
      let what = note.trouble == .hung ? "takes more than \(plan.patience) s" : "ends the process"
      print("seed \(plan.first + UInt64(note.position)): \(what)")
    }
    print("\(plan.count) mutated documents from seed \(plan.first): \(troubles) without an answer")
    exit(status == 0 && troubles == 0 ? 0 : 1)
  }

  private static func run(_ plan: Plan, _ bookmark: Bookmark) throws(UsageError) {
    let documents = try plan.documents().map(\.bytes)
    var note = bookmark.note
    if note.trouble != .none {
      note.position += 1
      note.trouble = .none
    }
    while note.position < plan.count {
      bookmark.note = note
      let seed = plan.first + UInt64(note.position)
      var mutator = RTFMutator(seed: seed)
      let bytes = mutator.mutated(documents)
      if let fault = RTFCheck.fault(of: bytes, chunkLength: mutator.chunkLength()) {
        print("seed \(seed): \(fault)")
        note.isClean = false
      }
      note.position += 1
    }
    exit(note.isClean ? 0 : 1)
  }

  /// Checks each document as it is, and counts those that hold.
  private static func check(_ plan: Plan) throws(UsageError) {
    let documents = try plan.documents()
    var faults = 0
    for (path, bytes) in documents {
      guard let fault = RTFCheck.undamagedFault(of: bytes) else { continue }
      faults += 1
      print("\(path): \(fault)")
    }
    let count = documents.count
    print("\(count - faults) of \(count) documents are the same when written again")
    exit(faults == 0 ? 0 : 1)
  }
}

/// What is asked for on the command line.
private struct Plan {
  var first: UInt64 = 1
  var count: Int64 = 1_000
  var patience = 60
  var isUndamaged = false
  var paths: [String] = []

  private static let usage = """
    usage: mutate-rtf [--seed first] [--count number] [--patience seconds] [--undamaged] path...
    """

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
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
      } else if FilePath.fileExtension(path) == "rtf",
        let bytes = try? FileBytes.read(path, limit: 4_000_000)
      {
        documents.append((path, bytes))
      }
    }
    guard !documents.isEmpty else { throw UsageError("no .rtf file in the given folders") }
    return documents
  }
}
