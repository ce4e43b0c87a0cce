public import CommandSupport

/// A program that tries randomly damaged inputs, each in a child process.
///
/// It reports the seeds of those that end the process, take too long or break a promise.
public struct DamagedInputs {
  /// Tries the input of a seed and returns the broken promises.
  public typealias Trial = (_ seed: UInt64, _ inputs: [[UInt8]]) throws(UsageError) -> [String]

  private let inputs: MutationPlan.Inputs
  private let switches: [String]
  private let makeTrial: (MutationPlan) throws(UsageError) -> Trial
  private let end: () -> Void

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - inputs: The inputs that it damages.
  ///   - switches: The switches that it knows.
  ///   - makeTrial: Returns the trial for the command line; called once in each process.
  ///   - end: Called after the last input.
  public init(
    _ inputs: MutationPlan.Inputs,
    switches: [String] = [],
    makeTrial: @escaping (MutationPlan) throws(UsageError) -> Trial,
    end: @escaping () -> Void = {}
  ) {
    self.inputs = inputs
    self.switches = switches
    self.makeTrial = makeTrial
    self.end = end
  }

  /// Executes the command line, and ends the process.
  ///
  /// - Parameter instead: Called with the plan in the first process; returns whether that was all.
  public func main(
    instead: (MutationPlan) throws(UsageError) -> Bool = { _ throws(UsageError) in false }
  ) {
    do {
      let arguments = CommandLine.arguments.dropFirst()
      let plan = try MutationPlan(arguments, inputs: inputs, known: switches)
      if let bookmark = IsolatedBatch.bookmark {
        try run(plan, bookmark)
      } else if try !instead(plan) {
        try supervise(plan)
      }
    } catch {
      Terminal.writeError(error.description)
      IsolatedBatch.exit(error.exitCode)
    }
  }

  /// Starts children and counts their failures.
  private func supervise(_ plan: MutationPlan) throws(UsageError) {
    var troubles = 0
    let status = try IsolatedBatch(patience: plan.patience).run { note in
      troubles += 1
      let what = note.trouble == .hung ? "takes more than \(plan.patience) s" : "ends the process"
      print("seed \(plan.first + UInt64(note.position)): \(what)")
    }
    print(
      "\(plan.count) mutated \(inputs.noun) from seed \(plan.first): \(troubles) without an answer"
    )
    IsolatedBatch.exit(status == 0 && troubles == 0 ? 0 : 1)
  }

  private func run(_ plan: MutationPlan, _ bookmark: Bookmark) throws(UsageError) {
    let files = try plan.files().map(\.bytes)
    let attempt = try makeTrial(plan)
    var note = bookmark.note
    if note.trouble != .none {
      note.position += 1
      note.trouble = .none
    }
    while note.position < plan.count {
      bookmark.note = note
      let seed = plan.first + UInt64(note.position)
      for fault in try attempt(seed, files) {
        print("seed \(seed): \(fault)")
        note.isClean = false
      }
      StandardOutput.flush()
      note.position += 1
    }
    end()
    IsolatedBatch.exit(note.isClean ? 0 : 1)
  }
}
