import CommandSupport
import FileAccess

/// The damage requested on the command line.
public struct MutationPlan {
  /// The inputs that a program damages.
  public struct Inputs {
    /// Their name in messages, as in "1000 mutated fonts".
    public var noun: String
    /// The extensions of their files.
    public var fileExtensions: [String]
    /// The accepted sizes of files, in bytes; others are skipped.
    public var sizes: ClosedRange<Int>
    /// The default seconds for one trial.
    public var patience: Int

    /// Creates the inputs.
    public init(
      _ noun: String = "documents",
      fileExtensions: [String],
      sizes: ClosedRange<Int> = 0...4_000_000,
      patience: Int = 60
    ) {
      self.noun = noun
      self.fileExtensions = fileExtensions
      self.sizes = sizes
      self.patience = patience
    }
  }

  /// The switches that were given, such as `--show`.
  public private(set) var switches: Set<String> = []

  private(set) var first: UInt64 = 1
  private(set) var count: Int64 = 1_000
  private(set) var patience: Int
  private var paths: [String] = []

  let inputs: Inputs

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - inputs: The inputs that the program damages.
  ///   - known: The switches that the program knows.
  /// - Throws: ``/CommandSupport/UsageError`` for an option without a number, or without a path.
  init(_ arguments: ArraySlice<String>, inputs: Inputs, known: [String]) throws(UsageError) {
    self.inputs = inputs
    patience = inputs.patience
    let usage =
      (["usage: [--seed first] [--count number] [--patience seconds]"]
      + known.map { "[\($0)]" } + ["path..."]).joined(separator: " ")
    func number(_ rest: inout ArraySlice<String>) throws(UsageError) -> Int {
      guard let number = rest.popFirst().flatMap({ Int($0) }), number >= 0 else {
        throw UsageError("an option needs a whole number", hint: usage)
      }
      return number
    }
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed": first = UInt64(try number(&rest))
      case "--count": count = Int64(try number(&rest))
      case "--patience": patience = try number(&rest)
      case _ where known.contains(argument): switches.insert(argument)
      default: paths.append(argument)
      }
    }
    if paths.isEmpty { throw UsageError("no \(inputs.noun) to read", hint: usage) }
  }

  /// The inputs below the paths, sorted by path.
  func files() throws(UsageError) -> [(path: String, bytes: [UInt8])] {
    var found: [(path: String, bytes: [UInt8])] = []
    var pending = Array(paths.reversed())
    while let path = pending.popLast() {
      if FileSystem.kind(of: path) == .folder {
        pending += FileSystem.names(in: path).reversed().map { FilePath.join(path, $0) }
      } else if inputs.fileExtensions.contains(FilePath.fileExtension(path)),
        let bytes = try? FileBytes.read(path, limit: inputs.sizes.upperBound),
        bytes.count >= inputs.sizes.lowerBound
      {
        found.append((path, bytes))
      }
    }
    guard !found.isEmpty else {
      let names = inputs.fileExtensions.joined(separator: " or ")
      throw UsageError(
        "no file of up to \(inputs.sizes.upperBound / 1000) kB in the given folders ends with \(names)"
      )
    }
    return found
  }
}
