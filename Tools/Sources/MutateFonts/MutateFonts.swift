import CommandSupport
import FileAccess
import FontDescriptors
import FontManagement
import FontRegistry

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Registers fonts that were damaged at random, uses those that pass, and names the seeds of those that
/// end the process or take too long.
@main
enum MutateFonts {
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

  private static func supervise(_ plan: Plan) throws(UsageError) {
    var troubles = 0
    let status = try IsolatedBatch(patience: plan.patience).run { note in
      troubles += 1
      let what = note.trouble == .hung ? "takes more than \(plan.patience) s" : "ends the process"
      print("seed \(plan.first + UInt64(note.position)): \(what)")
    }
    print("\(plan.count) mutated fonts from seed \(plan.first): \(troubles) without an answer")
    IsolatedBatch.exit(status == 0 && troubles == 0 ? 0 : 1)
  }

  private static func run(_ plan: Plan, _ bookmark: Bookmark) throws(UsageError) {
    let fonts = try plan.fonts()
    var note = bookmark.note
    if note.trouble != .none {
      note.position += 1
      note.trouble = .none
    }
    let path = try plan.draft()
    let sanitizer = plan.usesSanitizer ? FontSanitizer.ofThisMachine : nil
    var (accepted, refused) = (0, 0)
    while note.position < plan.count {
      bookmark.note = note
      let seed = plan.first + UInt64(note.position)
      var mutator = FontMutator(seed: seed)
      do throws(FileError) {
        try FileReplacement.write(mutator.mutated(fonts), to: path)
      } catch {
        throw UsageError("\(error)")
      }
      if FontUse.isAccepted(path, sanitizer) {
        accepted += 1
        // Asked again without our code between, so that a fault of ours cannot hide.
        if let sanitizer, !FontUse.passes(sanitizer.path, path) {
          refused += 1
          print("seed \(seed): registered although OpenType Sanitizer refuses it")
        }
      }
      note.position += 1
    }
    unlink(path)
    let method = sanitizer.map { $0.path } ?? "the built-in check alone"
    print("\(accepted) of the last run were accepted by \(method)")
    IsolatedBatch.exit(refused == 0 ? 0 : 1)
  }
}

/// The request of the command line.
private struct Plan {
  var first: UInt64 = 1
  var count: Int64 = 1_000
  var patience = 60
  var usesSanitizer = true
  var paths: [String] = []

  private static let usage = """
    usage: mutate-fonts [--seed first] [--count number] [--patience seconds] [--built-in] path...
    """

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed": first = UInt64(try Self.number(&rest))
      case "--count": count = Int64(try Self.number(&rest))
      case "--patience": patience = try Self.number(&rest)
      case "--built-in": usesSanitizer = false
      default: paths.append(argument)
      }
    }
    if paths.isEmpty { throw UsageError("no fonts to change", hint: Self.usage) }
  }

  private static func number(_ rest: inout ArraySlice<String>) throws(UsageError) -> Int {
    guard let number = rest.popFirst().flatMap({ Int($0) }), number >= 0 else {
      throw UsageError("an option needs a whole number", hint: usage)
    }
    return number
  }

  /// The path of a file for the font that is tried.
  func draft() throws(UsageError) -> String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return FilePath.join(folder, "mutate-fonts-\(getpid()).font")
  }

  /// The fonts below the paths that are small enough to be quick, in the order of their paths.
  func fonts() throws(UsageError) -> [[UInt8]] {
    var fonts: [[UInt8]] = []
    var pending = Array(paths.reversed())
    while let path = pending.popLast() {
      if FileSystem.kind(of: path) == .folder {
        pending += FileSystem.names(in: path).reversed().map { FilePath.join(path, $0) }
      } else if ["ttf", "otf", "ttc", "otc"].contains(FilePath.fileExtension(path)),
        let bytes = try? FileBytes.read(path, limit: 120_000), bytes.count > 64
      {
        fonts.append(bytes)
      }
    }
    guard !fonts.isEmpty else { throw UsageError("no font of up to 120 kB in the given folders") }
    return fonts
  }
}
