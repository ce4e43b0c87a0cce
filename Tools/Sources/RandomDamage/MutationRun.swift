import CommandSupport

/// A program that reads and writes documents that were damaged at random.
///
/// It names the seeds of those that end the process, take too long or break a promise. With
/// `--undamaged` it checks documents as they are.
public struct MutationRun {
  private let fileExtensions: [String]
  private let seeds: [[UInt8]]
  private let pieces: [[UInt8]]
  private let undamagedFault: ([UInt8]) -> String?
  private let damagedFault: ([UInt8], inout ByteMutator) -> String?

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - fileExtensions: The extensions of the documents.
  ///   - seeds: Documents beside those that the command line names.
  ///   - pieces: Markup that readers of the format stumble over.
  ///   - undamagedFault: Returns the promise that a whole document breaks, or `nil`.
  ///   - damagedFault: Returns the promise that a damaged document breaks, or `nil`.
  public init(
    fileExtensions: [String],
    seeds: [[UInt8]] = [],
    pieces: [[UInt8]],
    undamagedFault: @escaping ([UInt8]) -> String?,
    damagedFault: @escaping ([UInt8], inout ByteMutator) -> String?
  ) {
    self.fileExtensions = fileExtensions
    self.seeds = seeds
    self.pieces = pieces
    self.undamagedFault = undamagedFault
    self.damagedFault = damagedFault
  }

  /// Does what the command line asks for, and ends the process.
  public func main() {
    do {
      let arguments = CommandLine.arguments.dropFirst()
      let plan = try MutationPlan(arguments, fileExtensions: fileExtensions)
      if plan.isUndamaged {
        try check(plan)
      } else if let bookmark = IsolatedBatch.bookmark {
        try run(plan, bookmark)
      } else {
        try supervise(plan)
      }
    } catch {
      Terminal.writeError(error.description)
      IsolatedBatch.exit(error.exitCode)
    }
  }

  private func supervise(_ plan: MutationPlan) throws(UsageError) {
    var troubles = 0
    let status = try IsolatedBatch(patience: plan.patience).run { note in
      troubles += 1
      let what = note.trouble == .hung ? "takes more than \(plan.patience) s" : "ends the process"
      print("seed \(plan.first + UInt64(note.position)): \(what)")
    }
    print("\(plan.count) mutated documents from seed \(plan.first): \(troubles) without an answer")
    IsolatedBatch.exit(status == 0 && troubles == 0 ? 0 : 1)
  }

  private func run(_ plan: MutationPlan, _ bookmark: Bookmark) throws(UsageError) {
    let documents = try plan.documents().map(\.bytes) + seeds
    var note = bookmark.note
    if note.trouble != .none {
      note.position += 1
      note.trouble = .none
    }
    while note.position < plan.count {
      bookmark.note = note
      let seed = plan.first + UInt64(note.position)
      var mutator = ByteMutator(seed: seed, pieces: pieces)
      let bytes = mutator.mutated(documents)
      if let fault = damagedFault(bytes, &mutator) {
        print("seed \(seed): \(fault)")
        note.isClean = false
      }
      note.position += 1
    }
    IsolatedBatch.exit(note.isClean ? 0 : 1)
  }

  /// Checks each document as it is, and counts those that hold.
  private func check(_ plan: MutationPlan) throws(UsageError) {
    let documents = try plan.documents()
    var faults = 0
    for (path, bytes) in documents {
      guard let fault = undamagedFault(bytes) else { continue }
      faults += 1
      print("\(path): \(fault)")
    }
    let count = documents.count
    print("\(count - faults) of \(count) documents are the same when written again")
    IsolatedBatch.exit(faults == 0 ? 0 : 1)
  }
}
