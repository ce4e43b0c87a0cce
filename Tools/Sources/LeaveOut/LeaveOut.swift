import AppPrograms
import CommandSupport
import FileAccess
import LeavingOut

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Leaves code that a compiler rejected out of the copies of a module's sources.
///
///     leave-out --state FILE --log FILE --folder FOLDER [--module NAME]… FILE…
///
/// The log is the output of the compiler, which names the files. They are changed so that less of them is compiled, with
/// the smallest parts first; types that nobody declares get stand-ins in a file of the folder. All that is left out is
/// printed: file, line, declaration and reason, with tabs between them. The status is 0 where a file has changed, and 1
/// where nothing more can be done.
@main
struct LeaveOut {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    var options: [String: [String]] = [:]
    var files: [String] = []
    while let argument = arguments.popFirst() {
      if argument.hasPrefix("--"), let value = arguments.popFirst() {
        options[argument, default: []].append(value)
      } else {
        files.append(argument)
      }
    }
    guard let state = options["--state"]?.last, let log = options["--log"]?.last,
      let folder = options["--folder"]?.last, !files.isEmpty
    else {
      print("leave-out --state FILE --log FILE --folder FOLDER [--module NAME]… FILE…")
      exit(64)
    }
    do {
      let output = String(decoding: try FileBytes.read(log), as: UTF8.self)
      var rounds = try CopyRounds(
        files,
        modules: Set(options["--module"] ?? []),
        folder: folder,
        state: state
      )
      let hasChanged = try rounds.take(output)
      for part in rounds.omissions {
        print(part.file, part.line, part.declaration, part.reason, separator: "\t")
      }
      exit(hasChanged ? 0 : 1)
    } catch {
      Terminal.writeError("error: \(error)")
      exit(66)
    }
  }
}
