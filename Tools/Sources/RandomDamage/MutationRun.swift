import CommandSupport

/// A program that reads and writes randomly damaged documents.
///
/// It reports the seeds of those that end the process, take too long or break a promise. With `--undamaged`
/// it checks documents as they are.
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
  ///   - seeds: Documents in addition to those on the command line.
  ///   - pieces: Markup that is difficult for readers of the format.
  ///   - undamagedFault: Returns the promise that an undamaged document breaks, or `nil`.
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

  /// Executes the command line, and ends the process.
  public func main() {
    DamagedInputs(
      MutationPlan.Inputs(fileExtensions: fileExtensions),
      switches: ["--undamaged"],
      makeTrial: { _ in
        { seed, documents in
          var mutator = ByteMutator(seed: seed, pieces: pieces)
          let bytes = mutator.mutated(documents + seeds)
          return damagedFault(bytes, &mutator).map { [$0] } ?? []
        }
      }
    )
    .main { plan throws(UsageError) in
      if plan.switches.isEmpty { return false }
      try check(plan)
      return true
    }
  }

  /// Checks each document as it is, and counts those that pass.
  private func check(_ plan: MutationPlan) throws(UsageError) {
    let documents = try plan.files()
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
