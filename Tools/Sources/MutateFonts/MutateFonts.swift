import CommandSupport
import FileAccess
import FontDescriptors
import FontManagement
import FontRegistry
import RandomDamage

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Registers randomly damaged fonts, uses the accepted ones, and reports the seeds of those that end the
/// process or take too long.
///
/// With `--built-in` it leaves OpenType Sanitizer out.
@main
enum MutateFonts {
  static func main() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = FilePath.join(folder, "mutate-fonts-\(getpid()).font")
    let extensions = ["ttf", "otf", "ttc", "otc"]
    let inputs = MutationPlan.Inputs("fonts", fileExtensions: extensions, sizes: 65...120_000)
    var accepted = 0
    var method = "the built-in check alone"
    DamagedInputs(
      inputs,
      switches: ["--built-in"],
      makeTrial: { plan in
        let sanitizer = plan.switches.isEmpty ? FontSanitizer.ofThisMachine : nil
        if let sanitizer { method = sanitizer.path }
        return { seed, fonts throws(UsageError) in
          var mutator = FontMutator(seed: seed)
          do throws(FileError) {
            try FileReplacement.write(mutator.mutated(fonts), to: path)
          } catch {
            throw UsageError("\(error)")
          }
          guard FontUse.isAccepted(path, sanitizer) else { return [] }
          accepted += 1
          // Queried again without our code in between, so that a fault of ours cannot hide.
          guard let sanitizer, !FontUse.passes(sanitizer.path, path) else { return [] }
          return ["registered although OpenType Sanitizer refuses it"]
        }
      },
      end: {
        unlink(path)
        print("\(accepted) of the last run were accepted by \(method)")
      }
    )
    .main()
  }
}
